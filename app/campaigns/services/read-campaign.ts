import type { WorkspaceContext } from '#app/platform/context.ts'
import { campaignProgress, costPerPost, reachedOf, retroSentences } from '#core/campaigns/results.ts'
import { threadOf } from '#core/deals/thread.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { isUuid } from '#db/client.ts'
import { hasFreePost, listCampaignPosts } from '#db/queries/campaigns/campaign-posts.ts'
import { findCampaign } from '#db/queries/campaigns/campaigns.ts'
import { findCampaignFigures } from '#db/queries/campaigns/figures.ts'
import { listPieces } from '#db/queries/campaigns/pieces.ts'
import { findThread } from '#db/queries/deals/thread.ts'
import { checkReady } from './check-ready.ts'

/** A copy is proposed for four weeks after the first. */
const COPY_AFTER_DAYS = 28

/**
 * One campaign with its plan, what is not ready in it, what it has done, its other posts and whether others
 * could join it; null when there is none of that id.
 */
export async function readCampaign(ctx: WorkspaceContext, { id }: { id: string }) {
  if (!isUuid(id)) return null
  const { workspace, timeZone } = ctx
  const today = wallTimeOf(ctx.now(), timeZone).day
  const found = await ctx.readInWorkspace(async sql => {
    const [campaign, pieces, posts, hasFreePosts, figures, ready, thread] = await Promise.all([
      findCampaign(sql, { workspace, id }),
      listPieces(sql, { workspace, campaignId: id }),
      listCampaignPosts(sql, { workspace, campaignId: id }),
      hasFreePost(sql, { workspace }),
      findCampaignFigures(sql, { workspace, campaignId: id }),
      checkReady(ctx, sql, { campaignId: id }),
      findThread(sql, { workspace, kind: 'campaign', id }),
    ])
    const { findings } = ready
    return campaign && { campaign, pieces, posts, hasFreePosts, figures, findings, thread }
  })
  if (!found) return null
  const { campaign, pieces, posts, hasFreePosts, figures, findings, thread } = found
  const { goalKind, goalNumber, startsOn, endsOn, keyDate } = campaign
  const goal = goalKind && goalNumber ? { kind: goalKind, number: goalNumber } : null
  const planned = new Set(pieces.map(({ contentId }) => contentId))
  return {
    campaign,
    pieces: pieces.map(({ scheduledFor, timeZone: zone, ...piece }) => ({
      ...piece,
      isScheduled: scheduledFor !== null,
      // What is scheduled goes by its own clock, what is planned by the workspace's.
      ...(scheduledFor && zone
        ? { dueOn: wallTimeOf(scheduledFor, zone).day, dueMinute: wallTimeOf(scheduledFor, zone).minute }
        : {}),
    })),
    posts: posts.filter(post => !planned.has(post.id)),
    hasFreePosts,
    thread: threadOf(thread, { kind: 'campaign', id }),
    findings,
    figures,
    costPerPost: costPerPost(figures),
    progress:
      goal && startsOn && endsOn
        ? campaignProgress({
            goal: goal.number,
            reached: reachedOf(goal.kind, figures),
            firstDay: startsOn,
            lastDay: endsOn,
            today,
          })
        : null,
    retro: figures.sent > 0 || campaign.status === 'completed' ? retroSentences({ figures, goal }) : null,
    copyDate: keyDate && dayAfter(keyDate > today ? keyDate : today, COPY_AFTER_DAYS),
  }
}
