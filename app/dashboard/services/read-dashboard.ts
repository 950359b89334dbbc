import { readInsights } from '#app/insights/services/read-insights.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { hasFeature } from '#core/billing/features.ts'
import { foundationFilled } from '#core/brand/foundation.ts'
import { personalise } from '#core/brand/personalise/personalise.ts'
import { readIdeas, turnIdeas } from '#core/brand/personalise/turn-ideas.ts'
import { explainBrandScore, scoreAdvice } from '#core/brand/score/explain.ts'
import { mean } from '#core/brand/score/input.ts'
import { scoreBrand } from '#core/brand/score/score-brand.ts'
import { brandScoreTrend, scoreInputOf } from '#core/brand/score/trend.ts'
import { scoreViews } from '#core/brand/score/views.ts'
import { nextBestAction } from '#core/dashboard/next-best-action.ts'
import { computeProgress } from '#core/dashboard/progress.ts'
import { progressStage } from '#core/dashboard/progress-stage.ts'
import { softUnlocks } from '#core/dashboard/progress-unlocks.ts'
import { daysBounds, viewDays } from '#core/schedule/days.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { dayText, whenText } from '#core/schedule/when-text.ts'
import { daysBetween } from '#core/shared/time.ts'
import { findDashboardSummary } from '#db/queries/dashboard/dashboard.ts'
import { countScheduledPostsByDay } from '#db/queries/schedule/list-scheduled-posts.ts'

/** Prompts and ideas shown at once; the rest opens on request. */
const SHOWN = 3
/** Check-ins are shown as far back as the trend. */
const HISTORY_DAYS = 30

/**
 * Everything the dashboard shows, from three statements sent together; more where insights have to be made anew. Progress and score are computed from what is
 * stored now, so that the numbers are never older than the page.
 */
export async function readDashboard(ctx: WorkspaceContext) {
  const now = ctx.now()
  const { workspace } = ctx
  const today = wallTimeOf(now, ctx.timeZone).day
  const days = viewDays('week', today)
  const week = daysBounds(days[0] ?? today, days.at(-1) ?? today, ctx.timeZone)
  const [summary, counts] = await ctx.inWorkspace(sql =>
    Promise.all([
      findDashboardSummary(sql, { workspace, now }),
      countScheduledPostsByDay(sql, { workspace, ...week, timeZone: ctx.timeZone }),
    ]),
  )
  // Those on the insights page; never older than the page.
  const noticed = summary.insightsStale ? (await readInsights(ctx)).insights : summary.insights
  const progress = computeProgress({ ...summary, foundationFilled: foundationFilled(summary.clarify) })
  const scoreInput = scoreInputOf(summary.trendInput, now)
  const lastCheckin = summary.latestCheckins.find(checkin => checkin.completed)?.createdAt ?? null
  const ideas = readIdeas(summary.personalisation) ?? turnIdeas(personalise(summary.clarify), 0)
  const isEmpty = summary.stories + summary.posts === 0
  const trend = brandScoreTrend(summary.trendInput, now)
  return {
    progress,
    stage: progressStage(progress),
    unlocks: softUnlocks(progress),
    action: nextBestAction({
      progress,
      unusedStory: summary.untoldStory,
      checkinAgeDays: lastCheckin ? daysBetween(lastCheckin, now) : null,
      nothingAfter: nothingAfter(counts, today, days.at(-1) ?? today),
      duePost: summary.duePost && {
        ...summary.duePost,
        since: whenText(new Date(summary.duePost.at * 1000), ctx.timeZone),
      },
      canCampaign: ctx.access === 'full' && hasFeature(ctx.tier, 'campaigns'),
    }),
    score: scoreBrand(scoreInput, now),
    reasons: explainBrandScore(scoreInput, now),
    views: scoreViews(scoreInput, now),
    advice: scoreAdvice(scoreInput, now).slice(0, SHOWN),
    trend: {
      change: trend.change,
      direction: trend.direction,
      since: trend.since,
      points: trend.points.map(point => ({
        day: point.at.toISOString().slice(0, 10),
        value: point.overall,
      })),
    },
    lastCheckin,
    checkins: summary.latestCheckins
      .filter(({ completed, createdAt }) => completed && daysBetween(createdAt, now) <= HISTORY_DAYS)
      .map(({ alignmentScore, createdAt }) => ({ alignment: alignmentScore, at: createdAt })),
    noticed: noticed.slice(0, SHOWN).map(({ key, title, priority }) => ({ key, title, priority })),
    week: {
      today,
      days: days.map(day => counts.find(row => row.day === day) ?? { day, scheduled: 0, out: 0, failed: 0 }),
    },
    latestStories: summary.latestStories,
    personal: ideas,
    month: summary.month,
    schedule: summary.schedule,
    example: summary.sampleDataCreated ? ('filled' as const) : isEmpty ? ('offered' as const) : null,
    checkedPosts: spanOf(scoreInput.content.map(piece => piece.overall)),
  }
}

/** How many posts were scored, and their mean, best and lowest; null of none. */
function spanOf(scores: readonly number[]) {
  const average = mean(scores)
  if (average === null) return null
  const best = Math.max(...scores)
  return { count: scores.length, average: Math.round(average), best, lowest: Math.min(...scores) }
}

/** The last day from today on with anything scheduled, in words; null when that is the last day of the week. */
function nothingAfter(
  counts: readonly { day: string; scheduled: number }[],
  today: string,
  lastDay: string,
): string | null {
  const last = counts.filter(row => row.scheduled > 0 && row.day >= today).at(-1)?.day ?? today
  if (last >= lastDay) return null
  return last === today ? 'today' : (dayText(last).split(' ')[0] ?? null)
}
