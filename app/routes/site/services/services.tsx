import { SITE_PAGES } from '#app/copy/site/pages.ts'
import { originOf, pageMeta } from '#app/ui/site/frame/page-meta.ts'
import { ServicesPage } from '#app/ui/site/pages/services-page.tsx'
import type { Route } from './+types/services'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(SITE_PAGES.services, originOf(matches))
}

export default function ServicesRoute() {
  return <ServicesPage />
}
