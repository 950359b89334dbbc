import { originOf, pageMeta } from '#app/design/layout/page-meta.ts'
import { SITE_PAGES } from '#app/site/copy/pages.ts'
import { LegalPage } from '#app/site/ui/legal/legal-page.tsx'
import type { Route } from './+types/refund-policy'

const PAGE = SITE_PAGES.refunds

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(PAGE, originOf(matches))
}

export default function LegalRoute() {
  return <LegalPage title={PAGE.title} name="refund-policy" />
}
