import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { RadioCards } from '#app/design/primitives/fields/radio-cards.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'

const WORDS = {
  editors: {
    label: 'Owner, admins and editors',
    description: 'Contributors, reviewers and viewers see no deals, proposals or money.',
  },
  all: {
    label: 'All members',
    description: 'All members see deals, proposals and money. Only editors change them.',
  },
} as const

/** Who sees deals and money: chosen by owner and admins, read by the others. */
export function DealsPanel({ isShownToAll, canChange }: { isShownToAll: boolean; canChange: boolean }) {
  const isSaving = usePending({ name: 'intent', value: 'deals' })
  const chosen = isShownToAll ? 'all' : 'editors'
  if (!canChange) {
    return (
      <Panel title="Who sees deals and money">
        <p>
          <span className="font-semibold">{WORDS[chosen].label}.</span>{' '}
          <span className="text-ink-soft">{WORDS[chosen].description}</span>
        </p>
      </Panel>
    )
  }
  return (
    <Panel title="Who sees deals and money">
      <Form method="post" className="grid gap-4">
        <RadioCards
          key={chosen}
          legend="Who sees deals and money"
          legendHidden
          name="seen"
          defaultValue={chosen}
          options={(['editors', 'all'] as const).map(value => ({ value, ...WORDS[value] }))}
        />
        <div>
          <Button name="intent" value="deals" pending={isSaving} pendingText="Saving…">
            Save who sees deals
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
