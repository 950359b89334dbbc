import { originOf, pageMeta } from '#app/design/layout/page-meta.ts'
import { SITE_PAGES } from '#app/site/copy/pages.ts'
import { ServicesPage } from '#app/site/ui/pages/services-page.tsx'
import type { Route } from './+types/services'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(SITE_PAGES.services, originOf(matches))
}

export default function ServicesRoute() {
  return <ServicesPage />
}
