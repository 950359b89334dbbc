import { readAnalytics } from '#app/analytics/services/read-analytics.ts'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import { findPlan } from '#app/brand/services/strategy/find-plan.ts'
import { notify } from '#app/notifications/services/notify.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readPeriod } from '#core/analytics/period.ts'
import { strategyChannels } from '#core/brand/strategy/plan.ts'
import { planDrift } from '#core/brand/strategy/plan-drift.ts'
import { poundsByName, type ReviewFacts, type ReviewPounds, showedUpOf } from '#core/monthly-review/facts.ts'
import { monthDays, monthOf, monthText } from '#core/monthly-review/month.ts'
import { PROPOSED_DAYS, type ProposedPart, proposeParts, weekOf } from '#core/monthly-review/propose.ts'
import { dayAfter, daysBounds } from '#core/schedule/days.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { daysBetween } from '#core/shared/time.ts'
import { roleMay, TEAM_ROLES } from '#core/team/roles.ts'
import { findDriftCounts } from '#db/queries/brand/pillars.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import {
  findMarketChanges,
  listBestPosts,
  listTakenDays,
  listUnusedStories,
} from '#db/queries/monthly-review/facts.ts'
import { findReview, upsertReview } from '#db/queries/monthly-review/reviews.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findQuietHours, listSlots } from '#db/queries/schedule/settings.ts'

const WRITERS = TEAM_ROLES.filter(role => roleMay(role, 'edit'))
const NO_POUNDS: ReviewPounds = { sentence: '', totalPence: 0, rows: [] }

/** Makes the review of the month that is under way, as far as it goes: once a day. */
export async function makeReviewNow(
  ctx: WorkspaceContext,
): Promise<Result<{ month: string }, 'read_only' | 'not_in_plan' | 'made_today'>> {
  const lock = featureLock(ctx, 'monthly_strategy_review')
  if (lock) return err(lock)
  const month = monthOf(wallTimeOf(ctx.now(), ctx.timeZone).day)
  return (await makeReview(ctx, { month })) ? ok({ month }) : err('made_today')
}

/**
 * Looks back at a month `YYYY-MM` and proposes the thirty days from today on, frozen in one transaction. Of a month that is
 * over there is one review for good, and those who write are told of it; one that is under way is looked at once a day.
 * False where there was nothing to make.
 */
export async function makeReview(ctx: WorkspaceContext, { month }: { month: string }): Promise<boolean> {
  const { workspace, timeZone } = ctx
  const now = ctx.now()
  const { day: today } = wallTimeOf(now, timeZone)
  const days = monthDays(month, today)
  const first = `${month}-01`
  const counted = await countMonth(ctx, days)
  const parts = await proposeNext(ctx, today)
  return ctx.inWorkspace(async sql => {
    await lockProfile(sql, { workspace })
    const before = await findReview(sql, { workspace, month: first })
    if (before && !days.isWhole && wallTimeOf(before.madeAt, timeZone).day === today) return false
    const { to: untilDay, isWhole } = days
    const id = await upsertReview(sql, { workspace, month: first, untilDay, isWhole, ...counted, parts, now })
    if (id === null) return false
    if (isWhole)
      await notify(sql, {
        workspace,
        event: 'month_reviewed',
        key: `month_reviewed:${month}`,
        details: { title: monthText(month), note: counted.facts.showedUp.sentence },
        path: `/app/strategy/review/${month}`,
        roles: WRITERS,
        now,
      })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'strategy', actionType: 'month_reviewed' })
    return true
  })
}

/** What a month came to. */
async function countMonth(
  ctx: WorkspaceContext,
  { from, to }: { from: string; to: string },
): Promise<{ facts: ReviewFacts; pounds: ReviewPounds }> {
  const { workspace, timeZone } = ctx
  const { from: start, to: end } = daysBounds(from, to, timeZone)
  const between = { workspace, start, end, from, to }
  const period = readPeriod(new URLSearchParams({ from, to }), to)
  const { daily, sentences, paid, rows } = await readAnalytics(ctx, { period, by: 'network' })
  const names = new Map(rows.map(({ key, name }) => [key, name]))
  return ctx.inWorkspace(async sql => {
    const [{ plan, since }, counts, best, market] = await Promise.all([
      findPlan(ctx, sql),
      findDriftCounts(sql, { workspace, from: start, to: end }),
      listBestPosts(sql, between),
      findMarketChanges(sql, between),
    ])
    const { pillars, channels, untold, count } = planDrift(plan, counts, since ? daysBetween(since, end) : 0)
    return {
      facts: {
        drift: { pillars, channels, untold, count },
        showedUp: showedUpOf(daily, sentences.showedUp),
        sounded: sentences.sounded,
        acted: sentences.acted,
        ...{ best, market, timeZone },
      },
      pounds: paid ? poundsByName(paid, sentences.paid ?? '', key => names.get(key) ?? key) : NO_POUNDS,
    }
  })
}

/** The posts that are proposed from a day on. */
async function proposeNext(ctx: WorkspaceContext, today: string): Promise<ProposedPart[]> {
  const { workspace, timeZone } = ctx
  const { from: start, to: end } = daysBounds(today, dayAfter(today, PROPOSED_DAYS), timeZone)
  return ctx.inWorkspace(async sql => {
    const [{ plan }, slots, { quiet }, counts, stories, taken] = await Promise.all([
      findPlan(ctx, sql),
      listSlots(sql, { workspace }),
      findQuietHours(sql, { workspace }),
      findDriftCounts(sql, { workspace, from: start, to: start }),
      listUnusedStories(sql, { workspace }),
      listTakenDays(sql, { workspace, start, end, timeZone }),
    ])
    const week = weekOf(slots, strategyChannels(plan.values))
    return proposeParts({
      from: today,
      ...{ week, pillars: counts.pillars, stories, taken, quiet, timeZone },
      now: ctx.now(),
    })
  })
}
