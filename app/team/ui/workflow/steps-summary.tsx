import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { RULE_LABELS } from '#app/team/copy/workflow.ts'
import type { Step, Workflow } from '#core/posts/approval/workflow/steps.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import type { ApproverView } from './steps-form.tsx'

/** The steps and rules of a workspace, to read. */
export function StepsSummary({ workflow, people }: { workflow: Workflow; people: readonly ApproverView[] }) {
  return (
    <Panel title="Steps">
      <ol className="grid list-decimal gap-2 pl-5">
        {workflow.steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name but their place
          <li key={at}>
            {askedText(step, people)}
            {step.days > 0 ? (
              <span className="text-ink-soft">
                {' '}
                within {step.days} working {step.days === 1 ? 'day' : 'days'}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      {workflow.rules.length > 0 ? (
        <p className="text-ink-soft">
          Rules add to this when: {workflow.rules.map(({ when }) => RULE_LABELS[when]).join('. ')}.
        </p>
      ) : null}
    </Panel>
  )
}

/** Whom a step asks, as it was set up. */
export function askedText(step: Step, people: readonly ApproverView[]): string {
  if (step.kind === 'client') return 'The client'
  const names = step.members.map(
    id => people.find(person => person.id === id)?.name ?? 'Someone who has left',
  )
  const asked = [...step.roles.map(role => ROLE_WORDS[role].one), ...names]
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(asked)
}
