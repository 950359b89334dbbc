import { checkSubscription } from '#app/billing/services/reading/check-subscription.ts'
import { requireOwnWorkspace, requireSignIn, workspaceContext } from '#app/platform/http/guards.ts'
import type { Route } from './+types/check-subscription'

export const middleware: Route.MiddlewareFunction[] = [requireSignIn, requireOwnWorkspace]

/** For clients of the older API, in its names: subscribed, subscription_tier, subscription_end. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return Response.json(await checkSubscription(await workspaceContext(request, context)))
}
