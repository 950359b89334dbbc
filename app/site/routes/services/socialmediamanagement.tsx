import { originOf, pageMeta } from '#app/design/layout/page-meta.ts'
import { SITE_PAGES } from '#app/site/copy/pages.ts'
import { pageText } from '#app/site/ui/pages/page-texts.ts'
import { TextPage } from '#app/site/ui/pages/text-page.tsx'
import type { Route } from './+types/socialmediamanagement'

const PAGE = SITE_PAGES.socialMediaManagement

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(PAGE, originOf(matches))
}

export default function TextRoute() {
  return <TextPage title={PAGE.title} text={pageText('socialMediaManagement')} />
}
