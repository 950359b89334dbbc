import { findFoundation } from '#app/brand/services/find-foundation.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { ClarifyData } from '#core/brand/clarify/keys.ts'
import { type CampaignFacts, draftPiece, type PieceDraft } from '#core/campaigns/draft-piece.ts'
import {
  type CampaignChannel,
  type LaidOutPiece,
  type LeftOutPiece,
  layOut,
} from '#core/campaigns/lay-out.ts'
import type { PlanAnswers } from '#core/campaigns/plan-schema.ts'
import { RECIPES } from '#core/campaigns/recipes.ts'
import { type PlatformId, readPlatform } from '#core/posts/platforms/platforms.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { formatPence } from '#core/shared/money.ts'
import { isUuid, type Sql } from '#db/client.ts'
import { findStrategy, type StoredStrategy } from '#db/queries/brand/strategy.ts'
import { findOfferOfPlan, listPlanned, listTellableStories } from '#db/queries/campaigns/plan-sources.ts'
import { listSlots } from '#db/queries/schedule/settings.ts'
import { listPillars } from '#db/queries/stories/story-links.ts'

/** One post of a plan, with its draft. */
export interface DraftedPiece extends LaidOutPiece, PieceDraft {
  readonly storyTitle: string | null
}

export interface DraftedPlan {
  /** What the campaign is called and sells, from the answers or the offer that was chosen. */
  readonly name: string
  readonly offer: string
  readonly offerId: string | null
  readonly pieces: readonly DraftedPiece[]
  readonly leftOut: readonly LeftOutPiece[]
  readonly foundation: ClarifyData
}

/** Where the strategy says nothing of a channel: a pace that most keep. */
const USUAL_PACE = 3
const STRATEGY_CHANNELS = 6

/**
 * Lays a campaign out from five answers, inside an open transaction, and drafts each of its posts from the founder's
 * stories, offer and brand. Writes nothing down.
 */
export async function draftPlan(ctx: WorkspaceContext, sql: Sql, answers: PlanAnswers): Promise<DraftedPlan> {
  const { workspace, timeZone } = ctx
  const now = ctx.now()
  const { recipe, keyDate, endsOn, region } = answers
  const steps = RECIPES[recipe].pieces
  const lastDay = dayAfter(keyDate, Math.max(0, ...steps.map(({ offset }) => offset)))
  const offerId = isUuid(answers.offerId) ? answers.offerId : null
  const [foundation, strategy, slots, planned, pillars, stories, sold] = await Promise.all([
    findFoundation(sql, { workspace }),
    findStrategy(sql, { workspace }),
    listSlots(sql, { workspace }),
    listPlanned(sql, { workspace, now }),
    listPillars(sql, { workspace }),
    listTellableStories(sql, { workspace, offerId, lastDay }),
    offerId ? findOfferOfPlan(sql, { workspace, id: offerId }) : null,
  ])
  const plan = layOut({
    recipe,
    keyDate,
    region,
    today: wallTimeOf(now, timeZone).day,
    channels: answers.channels.map(platform => channelOf(platform, strategy?.strategyData ?? {})),
    slots,
    taken: planned.flatMap(({ at, platform }) => {
      const known = readPlatform(platform)
      return known ? [{ ...wallTimeOf(at, timeZone), platform: known }] : []
    }),
    stories,
    pillarIds: pillars.map(({ id }) => id),
  })
  const offer = answers.offer || sold?.name || ''
  const facts: CampaignFacts = {
    offer,
    promise: answers.promise || sold?.promise || '',
    price: sold?.pricePence ? `${formatPence(sold.pricePence)} ${sold.priceUnit}`.trim() : '',
    date: dayText(keyDate),
    last: endsOn ? dayText(endsOn) : '',
    link: answers.link || (sold?.slug ? `${ctx.config.appUrl}/o/${sold.slug}` : ''),
  }
  const byId = new Map(stories.map(story => [story.id, story]))
  const pieces = plan.pieces.map(piece => {
    const story = piece.storyId ? (byId.get(piece.storyId) ?? null) : null
    const lines = steps[piece.step]?.lines ?? []
    const draft = draftPiece({ ...piece, lines, story, foundation, facts })
    return { ...piece, ...draft, storyTitle: story?.title ?? null }
  })
  return {
    name: `${RECIPES[recipe].label}: ${offer}`,
    offer: [offer, facts.promise].filter(text => text !== '').join(': '),
    offerId: sold ? offerId : null,
    pieces,
    leftOut: plan.leftOut,
    foundation,
  }
}

/** A channel with how often the strategy means to post there. */
function channelOf(platform: PlatformId, strategy: StoredStrategy): CampaignChannel {
  for (let slot = 1; slot <= STRATEGY_CHANNELS; slot++) {
    if (readPlatform(strategy[`channel_${slot}_platform`]) !== platform) continue
    const perWeek = Number(strategy[`channel_${slot}_week`])
    if (perWeek > 0) return { platform, postsPerWeek: perWeek }
  }
  return { platform, postsPerWeek: USUAL_PACE }
}
