import { Outlet, useLocation } from 'react-router'
import { SettingsFrame } from '#app/ui/settings/frame/settings-frame.tsx'

export default function SettingsFrameRoute() {
  const { pathname } = useLocation()
  return (
    <SettingsFrame currentPath={pathname}>
      <Outlet />
    </SettingsFrame>
  )
}
