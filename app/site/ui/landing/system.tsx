import { LANDING } from '#app/site/copy/landing.ts'
import { SiteSection } from '../frame/section.tsx'

/** The three steps, in the order one takes them. */
export function ThreeSteps() {
  return (
    <SiteSection title={LANDING.system.title} ground="sunk">
      <ol className="grid gap-8 md:grid-cols-3">
        {LANDING.system.steps.map((step, at) => (
          <li key={step.title} className="grid content-start gap-2">
            <span aria-hidden="true" className="font-display text-5xl text-ember">
              {at + 1}
            </span>
            <h3 className="text-2xl">{step.title}</h3>
            <p className="text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </SiteSection>
  )
}
