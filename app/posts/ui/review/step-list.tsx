import { Badge, type Tone } from '#app/design/primitives/feedback/badge.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { stepWhoText } from '#app/team/copy/workflow.ts'

export interface StepView {
  readonly kind: 'inside' | 'client'
  readonly who: readonly { readonly name: string; readonly standsInFor: string | null }[]
  readonly standing: 'approved' | 'waiting' | 'next' | 'later'
  readonly approved: { readonly by: string; readonly at: Date; readonly forName: string } | null
  readonly waiting: { readonly since: Date; readonly dueAt: Date | null; readonly isOverdue: boolean } | null
}

const LOOKS: Readonly<Record<StepView['standing'], { tone: Tone; label: string }>> = {
  approved: { tone: 'success', label: 'Approved' },
  waiting: { tone: 'info', label: 'Waiting' },
  next: { tone: 'neutral', label: 'Next' },
  later: { tone: 'neutral', label: 'Later' },
}

/** The steps of a post, each with who is asked, who has answered and since when it waits. */
export function StepList({ steps, timeZone }: { steps: readonly StepView[]; timeZone: string }) {
  return (
    <ol aria-label="Steps" className="grid gap-3 border-t border-line pt-4">
      {steps.map((step, at) => {
        const { standing, approved, waiting } = step
        const look = waiting?.isOverdue ? ({ tone: 'warning', label: 'Overdue' } as const) : LOOKS[standing]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name but their place
          <li key={at} className="grid gap-0.5">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">
                {at + 1}. {stepWhoText(step)}
              </span>
              <Badge tone={look.tone}>{look.label}</Badge>
            </p>
            {approved ? (
              <p className="text-sm text-ink-soft">
                {approved.by}
                {approved.forName ? ` for ${approved.forName}` : ''},{' '}
                <When at={approved.at} timeZone={timeZone} />
              </p>
            ) : null}
            {waiting ? (
              <p className="text-sm text-ink-soft">
                since <When at={waiting.since} timeZone={timeZone} />
                {waiting.dueAt ? (
                  <>
                    , due <When at={new Date(waiting.dueAt.getTime() - 60_000)} timeZone={timeZone} />
                  </>
                ) : null}
              </p>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
