import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { RadioCards } from '#app/design/primitives/fields/radio-cards.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { APPROVAL_FALLEN, APPROVAL_LOCKED, APPROVAL_WORDS } from '#app/team/copy.ts'
import { APPROVAL_MODES, type ApprovalMode } from '#core/posts/approval/approval.ts'

/** Who approves posts before they are published: chosen by owner and admins, read by everyone. */
export function ApprovalPanel({
  approval,
  workflow,
  hasApproval,
  canChange,
}: {
  approval: ApprovalMode
  /** Several steps, and whether the plan has them; null for one. */
  workflow: { readonly steps: number; readonly isInForce: boolean } | null
  /** The plan has approval. Without it what was chosen stays, and can be turned off. */
  hasApproval: boolean
  canChange: boolean
}) {
  const isSaving = usePending({ name: 'intent', value: 'approval' })
  if (workflow?.isInForce) {
    return (
      <Panel title="Who approves posts">
        <p>
          <span className="font-semibold">
            {workflow.steps === 1 ? 'One step' : `${workflow.steps} steps`}, in order.
          </span>{' '}
          <span className="text-ink-soft">Rules can add to them, and deputies can stand in.</span>
        </p>
        <p>
          <TextLink to="/app/team/approval">{canChange ? 'Change steps' : 'View steps'}</TextLink>
        </p>
      </Panel>
    )
  }
  if (!canChange || (!hasApproval && approval === 'none')) {
    return (
      <Panel title="Who approves posts">
        <p>
          <span className="font-semibold">{APPROVAL_WORDS[approval].label}.</span>{' '}
          <span className="text-ink-soft">{APPROVAL_WORDS[approval].description}</span>
        </p>
        {canChange ? (
          <p className="text-ink-soft">
            {APPROVAL_LOCKED} <TextLink to="/app/upgrade">See plans</TextLink>
          </p>
        ) : null}
      </Panel>
    )
  }
  return (
    <Panel title="Who approves posts" description="Posts that are already scheduled aren’t affected.">
      {hasApproval ? null : (
        <p>
          {APPROVAL_FALLEN} <TextLink to="/app/upgrade">See plans</TextLink>
        </p>
      )}
      <Form method="post" className="grid gap-4">
        <RadioCards
          key={approval}
          legend="Who approves posts"
          legendHidden
          name="approval"
          defaultValue={approval}
          options={APPROVAL_MODES.filter(mode => hasApproval || mode === 'none' || mode === approval).map(
            value => ({ value, ...APPROVAL_WORDS[value] }),
          )}
        />
        <div>
          <Button name="intent" value="approval" pending={isSaving} pendingText="Saving…">
            Save choice
          </Button>
        </div>
      </Form>
      <p className="text-ink-soft">
        <TextLink to="/app/team/approval">Approval in several steps</TextLink>
        {workflow
          ? ' was set up, and isn’t part of your plan any more.'
          : ', with rules, due dates and deputies.'}
      </p>
    </Panel>
  )
}
