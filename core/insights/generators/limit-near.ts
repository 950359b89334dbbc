import { type PlanLimitKey, planLimit, planOf } from '../../billing/plans.ts'
import { calendarMonthBounds, formatDate } from '../../shared/time.ts'
import type { BehaviourFacts } from '../behaviour-facts.ts'
import { behaviourDraft } from '../draft.ts'
import type { InsightDraft } from '../insight.ts'

/** From this part of a limit on it is told. */
const NEAR = 0.8

interface Counted {
  readonly id: 'stories' | 'campaigns' | 'credits'
  readonly limit: PlanLimitKey
  readonly used: number
  readonly name: string
  readonly isMonthly: boolean
  readonly path: string
}

/**
 * Limits of the plan at four fifths and when they are reached. A workspace that only reads is told nothing, and during
 * a trial no credits are told: what the trial includes counts then, and stands beside the assistant.
 */
export function limitNear(facts: BehaviourFacts, now: Date): InsightDraft[] {
  const { tier, usage, isTrial, timeZone } = facts
  if (tier === null) return []
  const all: readonly Counted[] = [
    {
      id: 'stories',
      limit: 'stories',
      used: usage.stories,
      name: 'stories',
      isMonthly: false,
      path: '/app/storybank',
    },
    {
      id: 'campaigns',
      limit: 'campaignsPerMonth',
      used: usage.campaignsThisMonth,
      name: 'campaigns',
      isMonthly: true,
      path: '/app/campaigns',
    },
    ...(isTrial
      ? []
      : [
          {
            id: 'credits',
            limit: 'assistantCreditsPerMonth',
            used: usage.creditsThisMonth,
            name: 'assistant credits',
            isMonthly: true,
            path: '/app/assistant',
          } as const,
        ]),
  ]
  const month = calendarMonthBounds(now, timeZone)
  return all.flatMap(({ id, limit: key, used, name, isMonthly, path }) => {
    const limit = planLimit(tier, key)
    if (!Number.isFinite(limit) || limit === 0 || used < NEAR * limit) return []
    const isReached = used >= limit
    const plan = planOf(tier).name
    const renews = isMonthly ? ` They renew on ${formatDate(month.end, timeZone)}.` : ''
    const when = isMonthly ? ' this month' : ''
    return [
      behaviourDraft(
        {
          key: `${isReached ? 'limit_reached' : 'limit_near'}:${id}`,
          type: 'growth_opportunity',
          priority: isReached ? 82 : 62,
          confidence: 100,
          title: isReached ? `You’ve used all your ${name}` : `Your ${name} are running low`,
          description: `You’ve used ${used} of the ${limit} ${name} on the ${plan} plan${when}.${renews}`,
          actions: [
            {
              id: 'compare_plans',
              title: 'Compare plans',
              description: 'See what each plan includes.',
              actionData: { path: '/app/upgrade' },
              estimatedTime: '2 minutes',
            },
          ],
          figures: [{ label: `${name} used${when}`, value: `${used} of ${limit}`, path }],
          metadata: { used, limit },
          dataSources: [id === 'credits' ? 'ai_generations' : id],
          expires: isMonthly ? month.end : 14,
        },
        now,
      ),
    ]
  })
}
