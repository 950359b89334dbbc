import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { RadioCards } from '#app/design/primitives/fields/radio-cards.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { APPROVAL_WORDS } from '#app/team/copy.ts'
import { APPROVAL_MODES, type ApprovalMode } from '#core/posts/approval/approval.ts'

/** Who approves posts before they are published: chosen by owner and admins, read by everyone. */
export function ApprovalPanel({ approval, canChange }: { approval: ApprovalMode; canChange: boolean }) {
  const isSaving = usePending({ name: 'intent', value: 'approval' })
  if (!canChange) {
    return (
      <Panel title="Who approves posts">
        <p>
          <span className="font-semibold">{APPROVAL_WORDS[approval].label}.</span>{' '}
          <span className="text-ink-soft">{APPROVAL_WORDS[approval].description}</span>
        </p>
      </Panel>
    )
  }
  return (
    <Panel title="Who approves posts" description="Posts that are already scheduled aren’t affected.">
      <Form method="post" className="grid gap-4">
        <RadioCards
          key={approval}
          legend="Who approves posts"
          legendHidden
          name="approval"
          defaultValue={approval}
          options={APPROVAL_MODES.map(value => ({ value, ...APPROVAL_WORDS[value] }))}
        />
        <div>
          <Button name="intent" value="approval" pending={isSaving} pendingText="Saving…">
            Save choice
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
