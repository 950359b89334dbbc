import { Form } from 'react-router'
import { APPROVAL_WORDS } from '#app/copy/team/reviews.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { APPROVAL_MODES, type ApprovalMode } from '#core/content/approval/approval.ts'
import { Button } from '../../primitives/actions/button.tsx'
import { RadioCards } from '../../primitives/fields/radio-cards.tsx'
import { Panel } from '../../primitives/surface/panel.tsx'

/** Whose yes a post needs before it goes out: chosen by owner and admins, read by everybody. */
export function ApprovalPanel({ approval, canChange }: { approval: ApprovalMode; canChange: boolean }) {
  const isSaving = usePending({ name: 'intent', value: 'approval' })
  if (!canChange) {
    return (
      <Panel title="Whose yes a post needs">
        <p>
          <span className="font-semibold">{APPROVAL_WORDS[approval].label}.</span>{' '}
          <span className="text-ink-soft">{APPROVAL_WORDS[approval].description}</span>
        </p>
      </Panel>
    )
  }
  return (
    <Panel title="Whose yes a post needs" description="What is planned already goes out as it was planned.">
      <Form method="post" className="grid gap-4">
        <RadioCards
          key={approval}
          legend="Before a post goes out"
          legendHidden
          name="approval"
          defaultValue={approval}
          options={APPROVAL_MODES.map(value => ({ value, ...APPROVAL_WORDS[value] }))}
        />
        <div>
          <Button name="intent" value="approval" pending={isSaving} pendingText="Saving…">
            Save
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
