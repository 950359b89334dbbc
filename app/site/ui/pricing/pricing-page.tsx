import { buttonClass } from '#app/design/primitives/actions/button-look.ts'
import { PRICING_FAQ } from '#app/site/copy/faq.ts'
import { PageIntro } from '../frame/page-intro.tsx'
import { SiteSection } from '../frame/section.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { FaqCards } from './faq.tsx'
import { PlanShowcase } from './plan-showcase.tsx'

/** Prices first, then every difference, then the questions that remain. */
export function PricingPage() {
  return (
    <>
      <div className="mx-auto grid max-w-page grid-cols-1 gap-10 px-5 py-14 sm:py-20">
        <PageIntro
          eyebrow="Save up to 20% with annual billing"
          title="Plans that grow with your brand"
          lead="Every plan is free for 7 days. You don’t need a card, there’s no setup fee, and you can change or cancel at any time."
        />
        <h2 className="sr-only">The three plans</h2>
        <PlanShowcase />
        <div className="flex flex-wrap items-center gap-3">
          <a href="/signup" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            Start Your Free Trial
          </a>
          <a href="/contact?topic=sales" className={buttonClass({ size: 'lg' })}>
            Talk to Sales
          </a>
        </div>
      </div>
      <SiteSection title="Compare plans" ground="sunk">
        <ComparisonTable />
      </SiteSection>
      <SiteSection title="Questions about billing">
        <FaqCards questions={PRICING_FAQ} />
      </SiteSection>
    </>
  )
}
