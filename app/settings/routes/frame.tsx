import { Outlet, useLocation } from 'react-router'
import { services } from '#app/platform/http/services.ts'
import { SettingsFrame } from '#app/settings/ui/settings-frame.tsx'
import type { Route } from './+types/frame'

export function loader() {
  return { hasInboundMail: services().config.inboundMail !== null }
}

/** What the operator has set up stays as it is while the app runs. */
export function shouldRevalidate() {
  return false
}

export default function SettingsFrameRoute({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <SettingsFrame currentPath={pathname} hasInboundMail={loaderData.hasInboundMail}>
      <Outlet />
    </SettingsFrame>
  )
}
