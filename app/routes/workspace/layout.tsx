import { data, Outlet, useLocation } from 'react-router'
import { readCookie } from '#app/http/cookies.ts'
import { requirePlan, signedIn } from '#app/http/guards.ts'
import { services } from '#app/http/services.ts'
import { readTheme } from '#app/http/theme.ts'
import { SessionKeeper } from '#app/ui/identity/session-keeper.tsx'
import { ConnectionBanner } from '#app/ui/layout/connection-banner.tsx'
import { WorkspaceLayout } from '#app/ui/layout/workspace/workspace-layout.tsx'
import { AssistantButton } from '#app/ui/workspace/assistant/assistant-button.tsx'
import { navigationFor } from '#app/ui/workspace/navigation-items.tsx'
import { PlanBanner } from '#app/ui/workspace/plan-banner.tsx'
import { ThemeSwitch } from '#app/ui/workspace/theme-switch.tsx'
import { BarTools, SidebarTools } from '#app/ui/workspace/tools/entries.tsx'
import { ShellTools } from '#app/ui/workspace/tools/shell-tools.tsx'
import { trialDaysLeft } from '#core/billing/trial.ts'
import { formatDate } from '#core/shared/time.ts'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [requirePlan]

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await signedIn(request, context)
  const now = services().now()
  return data({
    name: viewer.fullName || viewer.email,
    email: viewer.email,
    avatarColour: viewer.avatarColour,
    theme: readTheme(request),
    sessionExpiresAt: viewer.sessionExpiresAt,
    tier: viewer.tier,
    access: viewer.access,
    paysUntil: viewer.graceEndsAt ? formatDate(viewer.graceEndsAt, viewer.timeZone) : null,
    trialDaysLeft: viewer.access === 'full' ? trialDaysLeft(viewer.subscription?.endsAt ?? null, now) : 0,
    collapsed: readCookie(request, 'sidebar_state') === 'collapsed',
    year: now.getUTCFullYear(),
  })
}

export default function WorkspaceRoute({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const { name, email, access, tier, collapsed, year } = loaderData
  const detail = email === name ? {} : { detail: email }
  return (
    <WorkspaceLayout
      {...navigationFor(tier)}
      signOutAction="/sign-out"
      person={{ name, ...detail, colour: loaderData.avatarColour }}
      currentPath={pathname}
      collapsed={collapsed}
      year={year}
      tools={<SidebarTools />}
      barTools={<BarTools />}
      themeSwitch={<ThemeSwitch theme={loaderData.theme} back={pathname + search} />}
      banner={
        <PlanBanner
          access={access}
          trialDaysLeft={loaderData.trialDaysLeft}
          paysUntil={loaderData.paysUntil}
        />
      }
      floating={
        <>
          <ConnectionBanner />
          <AssistantButton currentPath={pathname} />
          <ShellTools
            tier={tier}
            isDevelopment={import.meta.env.DEV}
            canWrite={access === 'full'}
            owner={email}
            path={pathname}
            query={search}
          />
        </>
      }
    >
      <SessionKeeper expiresAt={loaderData.sessionExpiresAt} />
      <Outlet />
    </WorkspaceLayout>
  )
}
