import { RESULT_TEXTS } from '#app/campaigns/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ProgressBar } from '#app/design/primitives/feedback/progress-bar.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { type GoalKind, goalText } from '#core/campaigns/goal.ts'
import { LEARNED_LIMIT } from '#core/campaigns/page-forms.ts'
import type { CampaignFigures, CampaignProgress } from '#core/campaigns/results.ts'
import { formatPence } from '#core/shared/money.ts'
import { numberText } from '#core/shared/number-text.ts'

/** What a campaign has done so far, how far it is from its number, and what its founder makes of it. */
export function CampaignResults(props: {
  campaignId: string
  figures: CampaignFigures
  costPerPost: number | null
  progress: CampaignProgress | null
  goal: { readonly kind: GoalKind; readonly number: number } | null
  retro: readonly string[] | null
  learned: string
  isLocked: boolean
}) {
  const { campaignId, figures, progress, goal, retro, learned, isLocked } = props
  const pending = usePending({ name: 'intent', value: 'learned' })
  const numbers: readonly (readonly [string, string])[] = [
    ['Posts out', `${figures.sent} of ${figures.planned}`],
    ['People who followed a link', numberText(figures.people)],
    ['Machines, counted apart', numberText(figures.machines)],
    ['People who got in touch', numberText(figures.leads)],
    ['Won by first touch', formatPence(figures.firstPence)],
    ['Won by last touch', formatPence(figures.lastPence)],
    ...(props.costPerPost ? [['Spent per post', formatPence(props.costPerPost)] as const] : []),
  ]
  return (
    <section id="results" aria-labelledby="results-title" className="grid scroll-mt-20 gap-5">
      <h2 id="results-title" className="text-2xl">
        Results
      </h2>
      {progress && goal ? (
        <div className="grid gap-2">
          <ProgressBar
            label={`Goal: ${goalText(goal.kind, goal.number)}`}
            value={progress.goalPercent}
            valueText={`${goalText(goal.kind, progress.reached)} so far`}
          />
          <p className="text-sm text-ink-soft tabular-nums">
            {progress.goalPercent}% of the goal, {progress.timePercent}% of its days.
            {progress.isBelowPlan ? ' It’s behind: see which posts still ask for something.' : ''}
          </p>
        </div>
      ) : null}
      <dl className="big-numbers">
        {numbers.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details className="text-sm text-ink-soft">
        <summary className="cursor-pointer">How this is counted</summary>
        <p className="pt-2">{RESULT_TEXTS.formula}</p>
      </details>
      {retro ? (
        <div className="grid gap-3">
          <h3 className="text-lg">Looking back</h3>
          <p>{retro.join(' ')}</p>
          {isLocked ? (
            learned === '' ? null : (
              <p className="whitespace-pre-line">{learned}</p>
            )
          ) : (
            <KeptForm keptAs={`campaign:${campaignId}:learned`} method="post" className="grid gap-3">
              <TextAreaField
                id="learned"
                name="learned"
                label="What you learned"
                description="For the next one: what you’d keep, and what you’d leave out."
                optional
                rows={3}
                defaultValue={learned}
                maxLength={LEARNED_LIMIT}
              />
              <div>
                <Button size="sm" name="intent" value="learned" pending={pending} pendingText="Saving…">
                  Save what you learned
                </Button>
              </div>
            </KeptForm>
          )}
        </div>
      ) : null}
    </section>
  )
}
