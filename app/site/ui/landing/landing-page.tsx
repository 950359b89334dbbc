import { LANDING_FAQ } from '#app/site/copy/faq.ts'
import { SiteSection } from '../frame/section.tsx'
import { FaqAccordion } from '../pricing/faq.tsx'
import { PlanShowcase } from '../pricing/plan-showcase.tsx'
import { Benefits } from './benefits.tsx'
import { CallAtHand } from './call-at-hand.tsx'
import { ClosingCall } from './closing-call.tsx'
import { Demos } from './demos.tsx'
import { FeatureMockups } from './feature-mockups.tsx'
import { FounderStory } from './founder-story.tsx'
import { Hero } from './hero.tsx'
import { WhatsInside } from './inside.tsx'
import { Problem } from './problem.tsx'
import { ThreeSteps } from './system.tsx'
import { TryIt } from './try-it.tsx'

/**
 * The whole argument, in the order in which a stranger has questions. What is below the first screens is laid out when it
 * is near, all at once: laid out one by one, sections would move under whoever was led to one.
 */
export function LandingPage() {
  return (
    <>
      <Hero />
      <div>
        <Problem />
        <div className="later">
          <FounderStory />
          <ThreeSteps />
          <TryIt />
          <Demos />
          <Benefits />
          <FeatureMockups />
          <WhatsInside />
          <SiteSection
            id="pricing"
            title="Simple pricing"
            lead="Every plan starts with a free trial. There’s no setup fee."
            ground="sunk"
          >
            <PlanShowcase />
            <p>
              <a href="/pricing" className="link inline-block py-1">
                Compare plans
              </a>
            </p>
          </SiteSection>
          <SiteSection id="questions" title="Frequently asked questions">
            <FaqAccordion name="questions" questions={LANDING_FAQ} />
          </SiteSection>
          <ClosingCall />
        </div>
        <CallAtHand />
      </div>
    </>
  )
}
