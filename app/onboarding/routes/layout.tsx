import { Outlet } from 'react-router'
import { WORKSPACE_FONTS } from '#app/design/theme/workspace-fonts.ts'
import { TypingAccount } from '#app/platform/client/typed/typing-account.ts'
import { fontsAhead } from '#app/platform/http/fonts-ahead.ts'
import { requireOwnWorkspace, requirePlan, signedIn } from '#app/platform/http/guards.ts'
import { placeKey } from '#app/platform/viewer.ts'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [
  requirePlan,
  requireOwnWorkspace,
  fontsAhead(WORKSPACE_FONTS),
]

/** Without a loader of its own the middleware would not run when a script moves between the screens. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return { account: placeKey(await signedIn(request, context)) }
}

export default function OnboardingRoute({ loaderData }: Route.ComponentProps) {
  return (
    <TypingAccount value={loaderData.account}>
      <Outlet />
    </TypingAccount>
  )
}
