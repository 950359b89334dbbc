import { beginChosenPlan } from '#app/identity/services/begin-chosen-plan.ts'
import type { Confirmed } from '#app/identity/services/links/confirm-email.ts'
import { chosenPlanCookie } from '#app/platform/http/chosen-plan.ts'
import { done } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { PLANS } from '#core/billing/plans.ts'
import { formatTierQuery } from '#core/billing/tier-query.ts'
import { onboardingPath } from '#core/onboarding/journey/addresses.ts'

/**
 * Where somebody goes who has just confirmed their mailbox and is signed in: with the plan they chose before, its trial
 * begins and the first question follows; else to the choice of a plan, which also knows of invitations.
 */
export async function afterConfirmation(
  confirmed: Pick<Confirmed, 'userId' | 'email' | 'plan'>,
  headers: Headers,
): Promise<Response> {
  const { plan } = confirmed
  const begun = await beginChosenPlan(services(), confirmed)
  if (!begun.ok) {
    const choice = plan ? `/select-tier?${formatTierQuery(plan)}` : '/select-tier'
    return done(choice, 'emailConfirmedHere', { headers })
  }
  headers.append('Set-Cookie', chosenPlanCookie(null))
  const params = { plan: PLANS[begun.tier].name }
  return done(onboardingPath('kickstart'), 'trialStarted', { headers, params })
}
