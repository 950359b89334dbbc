import { findFoundation } from '#app/brand/services/find-foundation.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { planLimit } from '#core/billing/plans.ts'
import { PLATFORM_IDS, type PlatformId, readPlatform } from '#core/posts/platforms/platforms.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { calendarMonthBounds, formatMonth } from '#core/shared/time.ts'
import { findStrategy } from '#db/queries/brand/strategy.ts'
import { countCampaignsBegun } from '#db/queries/campaigns/campaigns.ts'
import { listOfferChoices } from '#db/queries/offers/offers.ts'
import { listPublishAccounts } from '#db/queries/publishing/publish-accounts.ts'
import { countStories } from '#db/queries/stories/stories.ts'

/** Four weeks on: time enough for what comes before the day. */
const USUAL_DAYS_AHEAD = 28

/** What the five questions are asked with: offers and channels to choose from, and what the foundation says already. */
export async function readPlanForm(ctx: WorkspaceContext) {
  const { workspace, timeZone } = ctx
  const now = ctx.now()
  const month = calendarMonthBounds(now, timeZone)
  const [foundation, strategy, offers, accounts, stories, begun] = await ctx.readInWorkspace(sql =>
    Promise.all([
      findFoundation(sql, { workspace }),
      findStrategy(sql, { workspace }),
      listOfferChoices(sql, { workspace }),
      listPublishAccounts(sql, { workspace }),
      countStories(sql, { workspace }),
      countCampaignsBegun(sql, { workspace, from: month.start, to: month.end }),
    ]),
  )
  const limit = planLimit(ctx.tier, 'campaignsPerMonth')
  const planned = Object.entries(strategy?.strategyData ?? {})
    .filter(([field]) => /^channel_\d_platform$/.test(field))
    .map(([, platform]) => platform)
  const own = [
    ...accounts.map(({ network }) => network),
    ...planned,
    ...(foundation.preferred_platforms ?? []),
  ]
  const used = new Set<PlatformId>(own.map(readPlatform).filter(id => id !== null))
  return {
    offers: offers.map(({ id, name }) => ({ id, name })),
    channels: [...PLATFORM_IDS].sort((a, b) => Number(used.has(b)) - Number(used.has(a))),
    stories,
    defaults: {
      offer: offers.length > 0 ? '' : (foundation.primary_offer_name ?? ''),
      audience: foundation.dream_client ?? '',
      keyDate: dayAfter(wallTimeOf(now, timeZone).day, USUAL_DAYS_AHEAD),
      channels: [...used],
    },
    allowance: {
      limit: Number.isFinite(limit) ? limit : null,
      begun,
      month: formatMonth(now, timeZone),
      resetsAt: month.end,
    },
  }
}
