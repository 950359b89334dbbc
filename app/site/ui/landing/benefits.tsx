import { LANDING } from '#app/site/copy/landing.ts'
import { SiteSection } from '../frame/section.tsx'

/** What is different afterwards. */
export function Benefits() {
  return (
    <SiteSection title={LANDING.benefits.title}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {LANDING.benefits.points.map(point => (
          <li key={point.title} className="grid content-start gap-1.5">
            <h3 className="text-2xl">{point.title}</h3>
            <p className="text-ink-soft">{point.text}</p>
          </li>
        ))}
      </ul>
    </SiteSection>
  )
}
