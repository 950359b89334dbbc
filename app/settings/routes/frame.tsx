import { Outlet, useLocation } from 'react-router'
import { SettingsFrame } from '#app/settings/ui/settings-frame.tsx'

export default function SettingsFrameRoute() {
  const { pathname } = useLocation()
  return (
    <SettingsFrame currentPath={pathname}>
      <Outlet />
    </SettingsFrame>
  )
}
