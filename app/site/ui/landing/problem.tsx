import { LANDING } from '#app/site/copy/landing.ts'
import { SiteSection } from '../frame/section.tsx'

/** What it is like without: three sentences that a founder would say. */
export function Problem() {
  return (
    <SiteSection title={LANDING.problem.title} ground="sunk">
      <ul className="grid gap-8 md:grid-cols-3">
        {LANDING.problem.points.map(point => (
          <li key={point.title} className="grid content-start gap-2 border-t-2 border-line-strong pt-4">
            <h3 className="text-xl">{point.title}</h3>
            <p className="text-ink-soft">{point.text}</p>
          </li>
        ))}
      </ul>
    </SiteSection>
  )
}
