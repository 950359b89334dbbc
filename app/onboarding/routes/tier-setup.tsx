import { newPoints } from '#app/billing/copy.ts'
import { flagFinished, readOnboardingFlags } from '#app/onboarding/http/onboarding-cookies.ts'
import { finishOnboarding } from '#app/onboarding/services/finish-onboarding.ts'
import { readOnboarding } from '#app/onboarding/services/read-onboarding.ts'
import { TierSetupPage } from '#app/onboarding/ui/tier-setup-page.tsx'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { done } from '#app/platform/http/respond.ts'
import { PLANS } from '#core/billing/plans.ts'
import { meetsTier } from '#core/billing/tiers.ts'
import { onboardingPath } from '#core/onboarding/journey/addresses.ts'
import { nextOnboardingPlace } from '#core/onboarding/journey/flow.ts'
import { tierWelcome, type WelcomeVariant } from '#core/onboarding/journey/welcome.ts'
import type { Route } from './+types/tier-setup'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.welcome.title ?? 'Welcome'} · Brandhearth` }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const { completedTier } = await readOnboarding(ctx)
  const before = completedTier === ctx.tier ? null : completedTier
  const variant: WelcomeVariant = before ? 'upgrade' : 'new'
  const welcome = tierWelcome(ctx.tier, variant)
  const isMore = before !== null && meetsTier(ctx.tier, before)
  const points = newPoints(ctx.tier, isMore ? before : null)
  return { variant, welcome, points, isMore, plan: PLANS[ctx.tier].name }
}

export async function action(args: Route.ActionArgs) {
  const { ctx, intent } = await workspacePost(args)
  const { isSaved, isCompleted } = await readOnboarding(ctx)
  // The welcome alone ends nothing: the kickstart comes first.
  const isDone = isSaved || isCompleted || readOnboardingFlags(args.request, ctx).cookieCompleted
  if (!isDone) return done(onboardingPath('welcome'))

  const { completion } = await finishOnboarding(ctx)
  const headers = new Headers()
  flagFinished(headers, ctx.userId, completion)
  const { actionPath } = tierWelcome(ctx.tier, 'new')
  const to =
    intent === 'first-step' ? actionPath : onboardingPath(nextOnboardingPlace('tier-setup', 'finish'))
  return done(to, undefined, { headers })
}

export default function TierSetupRoute({ loaderData }: Route.ComponentProps) {
  return <TierSetupPage {...loaderData} />
}
