import { originOf, pageMeta } from '#app/design/layout/page-meta.ts'
import { PRICING_FAQ } from '#app/site/copy/faq.ts'
import { SITE_PAGES } from '#app/site/copy/pages.ts'
import { faqData, productData } from '#app/site/ui/frame/structured-data.ts'
import { PricingPage } from '#app/site/ui/pricing/pricing-page.tsx'
import type { Route } from './+types/pricing'

export function meta({ matches }: Route.MetaArgs) {
  const origin = originOf(matches)
  return pageMeta(SITE_PAGES.pricing, origin, [productData(origin), faqData(PRICING_FAQ)])
}

export default function PricingRoute() {
  return <PricingPage />
}
