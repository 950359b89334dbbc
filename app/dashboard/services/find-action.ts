import type { WorkspaceContext } from '#app/platform/context.ts'
import { hasFeature } from '#core/billing/features.ts'
import { type BestAction, type BestActionInput, nextBestAction } from '#core/dashboard/next-best-action.ts'
import type { ProgressRecord } from '#core/dashboard/progress.ts'
import { dayAfter, mondayOf } from '#core/schedule/days.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { dayText, whenText } from '#core/schedule/when-text.ts'
import { daysBetween } from '#core/shared/time.ts'
import type { DuePost } from '#db/queries/dashboard/due-post.ts'
import type { DayCount } from '#db/queries/schedule/list-scheduled-posts.ts'

/** What is known of the workspace. */
export interface ActionFacts {
  readonly progress: ProgressRecord
  readonly untoldStory: BestActionInput['unusedStory']
  readonly lastCheckin: Date | null
  readonly draft: { readonly id: string; readonly title: string } | null
  readonly duePost: DuePost | null
  /** The days of this week that have any posts. */
  readonly counts: readonly DayCount[]
  /** Keys of what was put off until tomorrow. */
  readonly notToday: readonly string[]
}

/** The one thing to do next, out of what was counted. No statement. */
export function findAction(
  ctx: Pick<WorkspaceContext, 'now' | 'timeZone' | 'access' | 'tier'>,
  facts: ActionFacts,
): BestAction {
  const now = ctx.now()
  const { duePost, lastCheckin } = facts
  const today = wallTimeOf(now, ctx.timeZone).day
  return nextBestAction({
    ...facts,
    unusedStory: facts.untoldStory,
    checkinAgeDays: lastCheckin ? daysBetween(lastCheckin, now) : null,
    nothingAfter: nothingAfter(facts.counts, today, dayAfter(mondayOf(today), 6)),
    duePost: duePost && { ...duePost, since: whenText(new Date(duePost.at * 1000), ctx.timeZone) },
    canCampaign: ctx.access === 'full' && hasFeature(ctx.tier, 'campaigns'),
  })
}

/** The last day from today on with anything scheduled, in words; null when that is the last day of the week. */
function nothingAfter(
  counts: readonly Pick<DayCount, 'day' | 'scheduled'>[],
  today: string,
  lastDay: string,
): string | null {
  const last = counts.filter(row => row.scheduled > 0 && row.day >= today).at(-1)?.day ?? today
  if (last >= lastDay) return null
  return last === today ? 'today' : (dayText(last).split(' ')[0] ?? null)
}
