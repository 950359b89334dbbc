import { refreshScore } from '#app/brand/services/refresh-score.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { findHistory } from '#app/posts/services/find-history.ts'
import { postColumns } from '#app/posts/services/post-columns.ts'
import { storeCheck } from '#app/posts/services/store-check.ts'
import { scoreContent } from '#core/brand/alignment/score-content.ts'
import { GOAL_TEXTS, goalText } from '#core/campaigns/goal.ts'
import { canAddCampaign } from '#core/campaigns/limit.ts'
import { type PlanAnswers, readGoal } from '#core/campaigns/plan-schema.ts'
import { CAMPAIGN_LIMITS } from '#core/campaigns/schema.ts'
import type { PostText } from '#core/posts/schema.ts'
import { POST_LIMITS } from '#core/posts/schema.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { calendarMonthBounds } from '#core/shared/time.ts'
import type { Sql } from '#db/client.ts'
import { countCampaignsBegun, insertCampaign, updateCampaignPlan } from '#db/queries/campaigns/campaigns.ts'
import { insertPieces, type Piece } from '#db/queries/campaigns/pieces.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { type DraftedPlan, draftPlan } from './draft-plan.ts'

/**
 * Begins a campaign from five answers: a draft with its goal, and each of its posts as a draft in the founder's words
 * with its story and its day. The plan's limit for the calendar month is counted under the profile's lock. A repeat with
 * the same key answers like the first.
 */
export async function createPlannedCampaign(
  ctx: WorkspaceContext,
  input: { answers: PlanAnswers; idempotencyKey: string },
): Promise<
  | Result<{ campaignId: string; posts: number }, 'read_only' | 'not_in_plan'>
  | Refusal<'campaign_limit_reached', { readonly limit: number; readonly resetsAt: Date }>
> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace, userId } = ctx
  const { answers } = input
  const now = ctx.now()
  const month = calendarMonthBounds(now, ctx.timeZone)
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    const key = { scope: userId, action: 'create_campaign', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ campaignId: repeated, posts: 0 })
    const begun = await countCampaignsBegun(sql, { workspace, from: month.start, to: month.end })
    const room = canAddCampaign(ctx.tier, begun)
    if (!room.ok)
      return room.reason === 'not_in_plan'
        ? room
        : err(room.reason, { limit: room.limit, resetsAt: month.end })
    const plan = await draftPlan(ctx, sql, answers)
    const goalNumber = readGoal(answers.goalKind, answers.goalNumber) ?? 1
    const days = plan.pieces.map(({ day }) => day)
    const campaign = await insertCampaign(sql, {
      workspace,
      fields: {
        name: plan.name.slice(0, CAMPAIGN_LIMITS.name),
        offer: plan.offer.slice(0, CAMPAIGN_LIMITS.offer),
        goal: `${GOAL_TEXTS[answers.goalKind].label}: ${goalText(answers.goalKind, goalNumber)}`,
        startsOn: [answers.keyDate, ...days].sort()[0] ?? answers.keyDate,
        endsOn: answers.endsOn ?? [answers.keyDate, ...days].sort().at(-1) ?? answers.keyDate,
      },
      now,
    })
    const { recipe, audience, keyDate, goalKind, region } = answers
    await updateCampaignPlan(sql, {
      workspace,
      id: campaign.id,
      plan: { recipe, audience, keyDate, goalKind, goalNumber, bankHolidays: region, offerId: plan.offerId },
    })
    const pieces = await insertDrafts(ctx, sql, { plan, campaignId: campaign.id })
    await insertPieces(sql, { workspace, campaignId: campaign.id, pieces })
    await updateIdempotencyResult(sql, { ...key, result: { id: campaign.id } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'campaigns',
      actionType: 'campaign_created',
      additionalData: { recipe, posts: pieces.length },
    })
    await refreshScore(ctx, sql)
    return ok({ campaignId: campaign.id, posts: pieces.length })
  })
}

/** Saves the drafts of a plan as posts, scored like any other, and answers the pieces that they are. */
async function insertDrafts(
  ctx: WorkspaceContext,
  sql: Sql,
  { plan, campaignId }: { plan: DraftedPlan; campaignId: string },
): Promise<Omit<Piece, 'id'>[]> {
  const { workspace } = ctx
  const history = await findHistory(sql, { workspace, except: null })
  const pieces: Omit<Piece, 'id'>[] = []
  for (const { title, body, platform, storyId, pillarId, ...piece } of plan.pieces) {
    const post: PostText = {
      title: title.slice(0, POST_LIMITS.title),
      body,
      platform,
      goal: '',
      format: '',
      pillarId: pillarId ?? '',
      campaignId,
      offer: plan.offer.slice(0, POST_LIMITS.offer),
      variants: {},
    }
    const alignment = scoreContent(body, plan.foundation, history)
    const { fields, campaignName } = await postColumns(sql, { workspace, post, alignment, contentData: {} })
    const { id } = await insertPost(sql, { workspace, fields: { ...fields, storyId }, now: ctx.now() })
    await storeCheck(ctx, sql, { postId: id, post, alignment, campaignName, isSaved: true })
    pieces.push({
      role: piece.role,
      platform,
      brief: piece.brief,
      dayOffset: piece.offset,
      dueOn: piece.day,
      dueMinute: piece.minute,
      isDayChosen: false,
      contentId: id,
      costPence: 0,
    })
  }
  return pieces
}
