import { subscriptionFacts } from '#app/billing/services/subscription-facts.ts'
import { effectiveTier, isSubscriptionActive } from '#core/billing/subscription.ts'
import { scoreBrand } from '#core/brand/score/score-brand.ts'
import { brandScoreTrend, scoreInputOf } from '#core/brand/score/trend.ts'
import { DRIFT_DAYS } from '#core/brand/strategy/drift.ts'
import { guessStrategy } from '#core/brand/strategy/guess.ts'
import { strategyPlan } from '#core/brand/strategy/plan.ts'
import { planDrift } from '#core/brand/strategy/plan-drift.ts'
import type { BehaviourFacts } from '#core/insights/behaviour-facts.ts'
import { buildBehaviour } from '#core/insights/build-behaviour.ts'
import { buildInsights } from '#core/insights/build-insights.ts'
import { admitInsights } from '#core/insights/pace.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { addDays, calendarMonthBounds, daysBetween } from '#core/shared/time.ts'
import type { OwnedDraft } from '#db/queries/insights/insights.ts'
import type { WorkspaceFacts } from '#db/queries/insights/workspace-facts.ts'

const dateOf = (seconds: number) => new Date(seconds * 1000)

/** What the rules say of one workspace, and it is told now. */
export function draftInsights(facts: WorkspaceFacts, now: Date): OwnedDraft[] {
  const { userId, posts, clarify, muted } = facts
  const history = scoreInputOf(facts.trend, now)
  const { overall } = scoreBrand(history, now)
  const essential = buildInsights({ checkins: history.checkins, overall, clarify, posts }, now)
  const behaviour = buildBehaviour(behaviourFacts(facts, now), now)
  const told = facts.told.map(({ at, expiresAt, ...one }) => ({
    ...one,
    createdAt: dateOf(at),
    expiresAt: expiresAt === null ? null : dateOf(expiresAt),
  }))
  return admitInsights({ essential, behaviour, told, muted }, now).map(draft => ({ ...draft, userId }))
}

/** The rows of a workspace as the rules of behaviour read them. */
export function behaviourFacts(facts: WorkspaceFacts, now: Date): BehaviourFacts {
  const { timeZone } = facts
  const subscription = subscriptionFacts(facts.subscription, now)
  const month = calendarMonthBounds(now, timeZone)
  const isThisMonth = (seconds: number) => dateOf(seconds) >= month.start && dateOf(seconds) < month.end
  return {
    timeZone,
    tier: isSubscriptionActive(subscription, now) ? effectiveTier(subscription, now) : null,
    isTrial: facts.subscription?.status === 'trialing',
    clarify: facts.clarify,
    posts: facts.posts,
    newestPosts: facts.newestPosts.map(({ at, outAt, kind, pillar, ...post }) => ({
      ...post,
      createdAt: dateOf(at),
      publishedAt: outAt === null ? null : dateOf(outAt),
      storyKind: kind,
      pillarId: pillar,
    })),
    untold: facts.untold.map(({ at, pillars, ...story }) => ({
      ...story,
      createdAt: dateOf(at),
      pillarIds: pillars,
    })),
    planned: facts.planned.map(({ at, ...post }) => ({ ...post, at: dateOf(at) })),
    drafts: facts.drafts,
    drift: driftOf(facts, now),
    strategyDays: facts.strategy ? daysBetween(dateOf(facts.strategy.at), now) : null,
    emptyCampaigns: facts.campaigns.map(({ at, ...campaign }) => ({ ...campaign, createdAt: dateOf(at) })),
    runningCampaigns: facts.running,
    waitingPeople: facts.waiting.map(({ id, since }) => ({ id, since: dateOf(since) })),
    stalledDeals: facts.stalled,
    permissions: facts.permissions,
    milestones: facts.milestones.map(({ at, ...post }) => ({ ...post, at: dateOf(at) })),
    usage: {
      stories: facts.stories,
      campaignsThisMonth: facts.campaignTimes.filter(isThisMonth).length,
      creditsThisMonth: facts.creditTimes
        .filter(({ at }) => isThisMonth(at))
        .reduce((sum, { credits }) => sum + credits, 0),
    },
    trend: brandScoreTrend(facts.trend, now),
  }
}

/** The drift as the strategy page finds it. */
function driftOf({ strategy, clarify, timeZone, newestPosts, drift }: WorkspaceFacts, now: Date) {
  const from = addDays(now, -DRIFT_DAYS)
  const posts = newestPosts.filter(
    ({ outAt }) => outAt !== null && dateOf(outAt) > from && dateOf(outAt) <= now,
  )
  const guessed = strategy ? guessStrategy(clarify, { today: wallTimeOf(now, timeZone).day }) : {}
  const plan = strategyPlan(strategy?.data ?? {}, guessed)
  return planDrift(plan, { ...drift, posts }, strategy ? daysBetween(dateOf(strategy.at), now) : 0)
}
