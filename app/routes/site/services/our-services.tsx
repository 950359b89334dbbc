import { SITE_PAGES } from '#app/copy/site/pages.ts'
import { originOf, pageMeta } from '#app/ui/site/frame/page-meta.ts'
import { pageText } from '#app/ui/site/pages/page-texts.ts'
import { TextPage } from '#app/ui/site/pages/text-page.tsx'
import type { Route } from './+types/our-services'

const PAGE = SITE_PAGES.ourServices
const TEXT = pageText('ourServices')

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(PAGE, originOf(matches))
}

export default function TextRoute() {
  return <TextPage title={PAGE.title} text={TEXT} />
}
