import { findIdeas } from '#app/brand/services/ideas/find-ideas.ts'
import { readInsights } from '#app/insights/services/read-insights.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { hasFeature } from '#core/billing/features.ts'
import type { ClarifyData } from '#core/brand/clarify/keys.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import { foundationFilled } from '#core/brand/foundation.ts'
import { funnelRecommendations } from '#core/brand/personalise/funnel.ts'
import { IDEA_POOL } from '#core/brand/personalise/ideas/pool.ts'
import { storyPrompts } from '#core/brand/personalise/story-prompts.ts'
import { readSubject } from '#core/brand/personalise/subject.ts'
import { inKeptWords, turnPrompts } from '#core/brand/personalise/turn-ideas.ts'
import { quote } from '#core/brand/personalise/wording.ts'
import { explainBrandScore, scoreAdvice } from '#core/brand/score/explain.ts'
import { mean } from '#core/brand/score/input.ts'
import { scoreBrand } from '#core/brand/score/score-brand.ts'
import { brandScoreTrend, scoreInputOf } from '#core/brand/score/trend.ts'
import { scoreViews } from '#core/brand/score/views.ts'
import { computeProgress } from '#core/dashboard/progress.ts'
import { progressStage } from '#core/dashboard/progress-stage.ts'
import { softUnlocks } from '#core/dashboard/progress-unlocks.ts'
import { chooseWeeklyFocus, type WeeklyFocus } from '#core/dashboard/weekly-focus.ts'
import { daysBounds, viewDays } from '#core/schedule/days.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { calendarMonthBounds, daysBetween } from '#core/shared/time.ts'
import { roleMay } from '#core/team/roles.ts'
import { findIdeaRows, type IdeaRows, upsertIdeaStates, upsertWeeklyFocus } from '#db/queries/brand/ideas.ts'
import { findDashboardSummary } from '#db/queries/dashboard/dashboard.ts'
import { readWeekAndSelling } from '#db/queries/dashboard/standing.ts'
import { findAction } from './find-action.ts'

/** Prompts and ideas shown at once; the rest opens on request. */
const SHOWN = 3
/** Check-ins are shown as far back as the trend. */
const HISTORY_DAYS = 30

/**
 * Everything under the numbers, from four statements sent together; more where insights have to be made anew, and where
 * the week's focus or an idea is new and has to be noted. Progress and score are computed from what is stored now, so that
 * the numbers are never older than the page.
 */
export async function readNumbers(ctx: WorkspaceContext) {
  const now = ctx.now()
  const { workspace } = ctx
  const today = wallTimeOf(now, ctx.timeZone).day
  const days = viewDays('week', today)
  const monthStart = calendarMonthBounds(now, ctx.timeZone).start
  const week = daysBounds(days[0] ?? today, days.at(-1) ?? today, ctx.timeZone)
  const [summary, ideaRows, { days: counts, sums }] = await ctx.readInWorkspace(sql =>
    Promise.all([
      findDashboardSummary(sql, { workspace, now }),
      findIdeaRows(sql, { workspace, now }),
      readWeekAndSelling(sql, {
        workspace,
        week: { ...week, timeZone: ctx.timeZone },
        soldFrom: hasFeature(ctx.tier, 'sales_hub') ? monthStart : null,
      }),
    ]),
  )
  const answers = normaliseClarify(summary.clarify)
  // Those on the insights page; never older than the page.
  const noticed = summary.insightsStale ? (await readInsights(ctx)).insights : summary.insights
  const progress = computeProgress({ ...summary, foundationFilled: foundationFilled(summary.clarify) })
  const scoreInput = scoreInputOf(summary.trendInput, now)
  const lastCheckin = summary.latestCheckins.find(checkin => checkin.completed)?.createdAt ?? null
  const trend = brandScoreTrend(summary.trendInput, now)
  // What was put off for a day is no matter of the week.
  const action = findAction(ctx, { ...summary, progress, lastCheckin, counts, notToday: [] })
  const ideas = findIdeas(ctx, ideaRows, answers)
  const focus = chooseWeeklyFocus({ facts: ideas.facts, progress, action, begun: ideas.begun })
  await noteShown(ctx, ideas, focus)
  return {
    progress,
    stage: progressStage(progress),
    unlocks: softUnlocks(progress),
    score: scoreBrand(scoreInput, now),
    reasons: explainBrandScore(scoreInput, now),
    views: scoreViews(scoreInput, now),
    advice: scoreAdvice(scoreInput, now, { hasPosts: summary.posts > 0 }).slice(0, SHOWN),
    trend: {
      change: trend.change,
      direction: trend.direction,
      since: trend.since,
      points: trend.points.map(point => ({
        day: point.at.toISOString().slice(0, 10),
        value: point.overall,
      })),
    },
    checkins: summary.latestCheckins
      .filter(({ completed, createdAt }) => completed && daysBetween(createdAt, now) <= HISTORY_DAYS)
      .map(({ alignmentScore, createdAt }) => ({ alignment: alignmentScore, at: createdAt })),
    noticed: noticed.slice(0, SHOWN).map(({ key, title, priority }) => ({ key, title, priority })),
    week: {
      today,
      days: days.map(day => counts.find(row => row.day === day) ?? { day, scheduled: 0, out: 0, failed: 0 }),
    },
    latestStories: summary.latestStories,
    /** Null where the plan has no Sales Hub, or there is nothing in it yet. */
    selling: sums && sums.waiting + sums.openDeals + sums.wonDeals > 0 ? sums : null,
    ...inspirationOf(answers, ideaRows, ideas, focus),
    month: summary.month,
    checkedPosts: spanOf(scoreInput.content.map(piece => piece.overall)),
  }
}

/** Notes what the week was begun with and which ideas came to the dashboard, where there is anything new. */
async function noteShown(
  ctx: WorkspaceContext,
  { today, week, begun, chosen }: ReturnType<typeof findIdeas>,
  focus: WeeklyFocus,
): Promise<void> {
  if (ctx.access === 'read_only' || !roleMay(ctx.role, 'draft')) return
  const { workspace } = ctx
  const isNewFocus = begun !== focus.key
  if (chosen.fresh.length === 0 && !isNewFocus) return
  await ctx.inWorkspace(async sql => {
    if (chosen.fresh.length > 0)
      await upsertIdeaStates(sql, { workspace, ids: chosen.fresh, status: 'shown', today })
    if (isNewFocus) await upsertWeeklyFocus(sql, { workspace, week, key: focus.key })
  })
}

/** What to start from, in the words kept for it, and the same as the rules say it. */
function inspirationOf(
  answers: ClarifyData,
  { states }: IdeaRows,
  { kept, possible, chosen }: ReturnType<typeof findIdeas>,
  focus: WeeklyFocus,
) {
  const subject = readSubject(answers)
  const goal = quote(answers.primary_marketing_goal)
  const rules = {
    weeklyFocus: focus.text,
    storyPrompts: turnPrompts(storyPrompts(subject, answers), kept.turn),
    contentIdeas: chosen.ideas.map(({ text }) => text),
    funnelRecommendations: funnelRecommendations(answers, subject.stage),
  }
  const said = (sentence: string) => inKeptWords(sentence, kept)
  const asideText = (id: string) =>
    (possible.find(idea => idea.id === id) ?? { text: IDEA_POOL.find(idea => idea.id === id)?.frames.at(-1) })
      .text ?? ''
  return {
    rules,
    personal: {
      weeklyFocus: said(rules.weeklyFocus),
      focusReason: goal === '' ? focus.reason : `${focus.reason} It counts towards your goal: ${goal}.`,
      storyPrompts: rules.storyPrompts.map(said),
      contentIdeas: chosen.ideas.map(({ id, text }) => ({ id, text: said(text) })),
      funnelRecommendations: rules.funnelRecommendations.map(said),
      notForMe: states
        .filter(({ status }) => status === 'not_for_me')
        .map(({ id }) => ({ id, text: asideText(id) }))
        .filter(({ text }) => text !== ''),
    },
  }
}

/** How many posts were scored, and their mean, best and lowest; null of none. */
function spanOf(scores: readonly number[]) {
  const average = mean(scores)
  if (average === null) return null
  const best = Math.max(...scores)
  return { count: scores.length, average: Math.round(average), best, lowest: Math.min(...scores) }
}
