import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { daysFrom, movedDay } from '#core/campaigns/move-date.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { instantOf, wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { lockCampaign, updateCampaignPlan } from '#db/queries/campaigns/campaigns.ts'
import { lockOpenPieces, updatePieceDay } from '#db/queries/campaigns/pieces.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import {
  findScheduledPost,
  lockScheduledPostsOf,
  type ScheduledPost,
} from '#db/queries/schedule/scheduled-posts.ts'
import { checkReady } from './check-ready.ts'
import { reschedulePost } from './reschedule-post.ts'

/**
 * Moves the day that a campaign is counted from, and with it everything that hasn’t gone out: plans and what is
 * scheduled alike, each as many days from its own day and at its own hour on the wall clock, so that one that was put
 * elsewhere in the planner, or goes out more than once, keeps its distance. A bank holiday is stepped over, unless
 * somebody chose the day. Refused as `past` when something that lies ahead would land before now; then nothing has moved.
 * What was sent stays, and so does what would still be over. Texts stay as they are: `named` is how many of them now name
 * another day.
 */
export async function moveKeyDate(
  ctx: WorkspaceContext,
  input: { id: string; keyDate: string },
): Promise<Result<{ moved: number; named: number }, 'read_only' | 'not_in_plan' | 'not_found' | 'past'>> {
  const lock = featureLock(ctx, 'campaigns')
  if (lock) return err(lock)
  if (!isUuid(input.id)) return err('not_found')
  const { workspace, timeZone } = ctx
  const { id, keyDate } = input
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    const campaign = await lockCampaign(sql, { workspace, id })
    if (!campaign?.keyDate) return err('not_found')
    const days = daysFrom(campaign.keyDate, keyDate)
    if (days === 0) return ok({ moved: 0, named: 0 })
    const pieces = await lockOpenPieces(sql, { workspace, campaignId: id })
    await lockScheduledPostsOf(sql, { workspace, ids: pieces.flatMap(piece => piece.scheduledPostIds) })
    const moves: { pieceId: string; to: string; posts: { scheduledPost: ScheduledPost; at: Date }[] }[] = []
    for (const { id: pieceId, dueOn, dueMinute, isDayChosen, scheduledPostIds } of pieces) {
      const by = { days, region: campaign.bankHolidays }
      const to = movedDay(dueOn, { ...by, isDayChosen })
      const posts: { scheduledPost: ScheduledPost; at: Date }[] = []
      for (const scheduledPostId of scheduledPostIds) {
        const scheduledPost = await findScheduledPost(sql, { workspace, id: scheduledPostId, lock: true })
        if (!scheduledPost?.scheduledFor) continue
        const { scheduledFor, timeZone: clock } = scheduledPost
        const { day, minute } = wallTimeOf(scheduledFor, clock)
        const own = movedDay(day, { ...by, isDayChosen: isDayChosen || day !== dueOn })
        const { at } = instantOf({ day: own, minute }, clock)
        if (at > now) posts.push({ scheduledPost, at })
        else if (scheduledFor > now) return err('past')
      }
      const [before, after] = [dueOn, to].map(day => instantOf({ day, minute: dueMinute }, timeZone).at)
      const isPlanOnly = scheduledPostIds.length === 0
      if (isPlanOnly && before && after && before > now && after <= now) return err('past')
      moves.push({ pieceId, to, posts })
    }
    for (const { pieceId, to, posts } of moves) {
      await updatePieceDay(sql, { workspace, id: pieceId, dueOn: to })
      for (const post of posts) await reschedulePost(ctx, sql, post)
    }
    await updateCampaignPlan(sql, {
      workspace,
      id,
      plan: { keyDate },
      ...(campaign.startsOn ? { startsOn: earlier(dayAfter(campaign.startsOn, days), keyDate) } : {}),
      ...(campaign.endsOn ? { endsOn: dayAfter(campaign.endsOn, days) } : {}),
    })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'campaigns',
      actionType: 'campaign_day_moved',
    })
    const { findings } = await checkReady(ctx, sql, { campaignId: id })
    return ok({ moved: pieces.length, named: findings.filter(({ problem }) => problem === 'day').length })
  })
}

function earlier(day: string, other: string): string {
  return day < other ? day : other
}
