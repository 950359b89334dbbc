import { SITE_PAGES } from '#app/copy/site/pages.ts'
import { originOf, pageMeta } from '#app/ui/site/frame/page-meta.ts'
import { LegalPage } from '#app/ui/site/legal/legal-page.tsx'
import { legalText } from '#app/ui/site/legal/legal-texts.ts'
import type { Route } from './+types/privacy'

const PAGE = SITE_PAGES.privacy
const TEXT = legalText('privacy')

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(PAGE, originOf(matches))
}

export default function LegalRoute() {
  return <LegalPage title={PAGE.title} text={TEXT} />
}
