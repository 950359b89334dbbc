import { beginChosenPlan } from '#app/identity/services/begin-chosen-plan.ts'
import type { Confirmed } from '#app/identity/services/links/confirm-email.ts'
import { chosenPlanCookie } from '#app/platform/http/chosen-plan.ts'
import { ownPath } from '#app/platform/http/redirect-target.ts'
import { done } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { PLANS } from '#core/billing/plans.ts'
import { formatTierQuery } from '#core/billing/tier-query.ts'
import { onboardingPath } from '#core/onboarding/journey/addresses.ts'

/**
 * Where somebody goes who has just confirmed their mailbox and is signed in. With the plan they chose before, its trial
 * begins. The page that they wanted follows; else the first question, or without a plan the choice of one, which also knows
 * of invitations.
 */
export async function afterConfirmation(
  confirmed: Pick<Confirmed, 'userId' | 'email' | 'redirectTo' | 'plan'>,
  headers: Headers,
): Promise<Response> {
  const { plan } = confirmed
  const wanted = ownPath(confirmed.redirectTo)
  const begun = await beginChosenPlan(services(), confirmed)
  if (!begun.ok) {
    const choice = plan ? `/select-tier?${formatTierQuery(plan)}` : '/select-tier'
    return done(wanted ?? choice, 'emailConfirmedHere', { headers })
  }
  headers.append('Set-Cookie', chosenPlanCookie(null))
  const params = { plan: PLANS[begun.tier].name }
  return done(wanted ?? onboardingPath('kickstart'), 'trialStarted', { headers, params })
}
