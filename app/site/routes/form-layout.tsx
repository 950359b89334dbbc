import { Outlet, useLocation } from 'react-router'
import { services } from '#app/platform/http/services.ts'
import { SiteFrame } from '#app/site/ui/frame/site-frame.tsx'
import type { Route } from './+types/form-layout'

export const handle = { scripts: 'after-paint' }

/** Public pages with a form: the same frame, with scripts, made afresh for each visitor. */
export function loader() {
  return { origin: services().config.appUrl, year: new Date().getFullYear() }
}

export default function FormLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame currentPath={useLocation().pathname} year={loaderData.year}>
      <Outlet />
    </SiteFrame>
  )
}
