import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { RadioCards } from '#app/design/primitives/fields/radio-cards.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'

const OPTIONS = [
  { value: 'owner', label: 'Only you', description: 'No one else sees your plan’s payments.' },
  {
    value: 'admins',
    label: 'You and admins',
    description:
      'Admins see plan, payments and next charge in their billing note. They can’t change anything.',
  },
] as const

/** Who sees what the workspace pays; only its owner decides that. */
export function BillingPanel({ isShown }: { isShown: boolean }) {
  const isSaving = usePending({ name: 'intent', value: 'billing' })
  const chosen = isShown ? 'admins' : 'owner'
  return (
    <Panel title="Who sees what you pay">
      <Form method="post" className="grid gap-4">
        <RadioCards
          key={chosen}
          legend="Who sees what you pay"
          legendHidden
          name="seen"
          defaultValue={chosen}
          options={OPTIONS}
        />
        <div>
          <Button name="intent" value="billing" pending={isSaving} pendingText="Saving…">
            Save who sees billing
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
