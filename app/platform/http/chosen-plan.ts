import { readCookie, writeCookie } from '#app/platform/http/cookies.ts'
import { type PlanWish, planWish } from '#core/billing/plan-wish.ts'
import { formatTierQuery, parseTierQuery } from '#core/billing/tier-query.ts'

const NAME = 'chosen_plan'
const WEEK = 7 * 24 * 60 * 60

/** The plan that a visitor chose: in this address, else earlier in this browser; null when none was chosen. */
export function readChosenPlan(request: Request): PlanWish | null {
  const asked = planWish(parseTierQuery(new URL(request.url).searchParams))
  return asked ?? planWish(parseTierQuery(new URLSearchParams(readCookie(request, NAME) ?? '')))
}

/** The cookie that carries the choice to whichever way in comes next; with null the one that ends it. */
export function chosenPlanCookie(plan: PlanWish | null): string {
  return plan
    ? writeCookie(NAME, formatTierQuery(plan), { maxAge: WEEK })
    : writeCookie(NAME, '', { maxAge: 0 })
}
