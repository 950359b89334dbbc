import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { canAddCampaign } from '#core/campaigns/limit.ts'
import { daysFrom, movedDay } from '#core/campaigns/move-date.ts'
import { CAMPAIGN_LIMITS } from '#core/campaigns/schema.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { calendarMonthBounds } from '#core/shared/time.ts'
import { isUuid } from '#db/client.ts'
import {
  countCampaignsBegun,
  findCampaign,
  insertCampaign,
  updateCampaignPlan,
} from '#db/queries/campaigns/campaigns.ts'
import { insertPieces, listPieces } from '#db/queries/campaigns/pieces.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { findPost, insertPost, type Post, type PostFields } from '#db/queries/posts/posts.ts'

/**
 * A campaign once more round another day: its posts as drafts, each as many days from it as before and at its hour, with
 * text, story and goal. Results, costs and what was learned stay with the first. Counts as a new campaign of the month; a
 * repeat with the same key answers like the first.
 */
export async function copyCampaign(
  ctx: WorkspaceContext,
  input: { id: string; keyDate: string; idempotencyKey: string },
): Promise<
  | Result<{ campaignId: string }, 'read_only' | 'not_in_plan' | 'not_found'>
  | Refusal<'campaign_limit_reached', { readonly limit: number; readonly resetsAt: Date }>
> {
  const lock = featureLock(ctx, 'campaigns')
  if (lock) return err(lock)
  if (!isUuid(input.id)) return err('not_found')
  const { workspace, userId } = ctx
  const now = ctx.now()
  const month = calendarMonthBounds(now, ctx.timeZone)
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    const key = { scope: userId, action: 'copy_campaign', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ campaignId: repeated })
    const campaign = await findCampaign(sql, { workspace, id: input.id })
    if (!campaign?.keyDate) return err('not_found')
    const begun = await countCampaignsBegun(sql, { workspace, from: month.start, to: month.end })
    const room = canAddCampaign(ctx.tier, begun)
    if (!room.ok)
      return room.reason === 'not_in_plan'
        ? room
        : err(room.reason, { limit: room.limit, resetsAt: month.end })
    const days = daysFrom(campaign.keyDate, input.keyDate)
    const { name, offer, goal, startsOn, endsOn } = campaign
    const copy = await insertCampaign(sql, {
      workspace,
      fields: {
        name: `${name} (copy)`.slice(0, CAMPAIGN_LIMITS.name),
        offer,
        goal,
        startsOn: startsOn && dayAfter(startsOn, days),
        endsOn: endsOn && dayAfter(endsOn, days),
      },
      now,
    })
    const { recipe, offerId, audience, goalKind, goalNumber, budgetPence, bankHolidays } = campaign
    await updateCampaignPlan(sql, {
      workspace,
      id: copy.id,
      plan: {
        recipe,
        offerId,
        audience,
        goalKind,
        goalNumber,
        budgetPence,
        bankHolidays,
        keyDate: input.keyDate,
      },
    })
    const pieces = await listPieces(sql, { workspace, campaignId: input.id })
    for (const piece of pieces) {
      const post = piece.contentId ? await findPost(sql, { workspace, id: piece.contentId }) : null
      const made = post && (await insertPost(sql, { workspace, fields: draftOf(post, copy.id), now }))
      const dueOn = movedDay(piece.dueOn, { days, region: bankHolidays, isDayChosen: piece.isDayChosen })
      const { role, platform, brief, dayOffset, dueMinute, isDayChosen } = piece
      await insertPieces(sql, {
        workspace,
        campaignId: copy.id,
        pieces: [
          {
            role,
            platform,
            brief,
            dayOffset,
            dueOn,
            dueMinute,
            isDayChosen,
            contentId: made?.id ?? null,
            costPence: 0,
          },
        ],
      })
    }
    await updateIdempotencyResult(sql, { ...key, result: { id: copy.id } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'campaigns',
      actionType: 'campaign_copied',
    })
    return ok({ campaignId: copy.id })
  })
}

/** What a post says, as a draft of another campaign; where it went and when it went out stay behind. */
function draftOf(post: Post, campaignId: string): Partial<PostFields> {
  const { contentType, title, body, contentData, platform, goal, format, offer, storyId, pillarId } = post
  const { alignmentOverall, alignmentVoice, alignmentValues, alignmentAudience, alignmentEmotion } = post
  const { alignmentCertainty, alignmentRules } = post
  return {
    ...{ contentType, title, body, contentData, platform, goal, format, offer, storyId, pillarId },
    ...{ alignmentOverall, alignmentVoice, alignmentValues, alignmentAudience, alignmentEmotion },
    ...{ alignmentCertainty, alignmentRules, campaignId, status: 'draft' },
  }
}
