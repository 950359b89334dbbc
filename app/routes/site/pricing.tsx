import { PRICING_FAQ } from '#app/copy/site/faq.ts'
import { SITE_PAGES } from '#app/copy/site/pages.ts'
import { originOf, pageMeta } from '#app/ui/site/frame/page-meta.ts'
import { faqData, productData } from '#app/ui/site/frame/structured-data.ts'
import { PricingPage } from '#app/ui/site/pricing/pricing-page.tsx'
import type { Route } from './+types/pricing'

export function meta({ matches }: Route.MetaArgs) {
  const origin = originOf(matches)
  return pageMeta(SITE_PAGES.pricing, origin, [productData(origin), faqData(PRICING_FAQ)])
}

export default function PricingRoute() {
  return <PricingPage />
}
