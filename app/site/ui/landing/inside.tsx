import { LANDING } from '#app/site/copy/landing.ts'
import { SiteSection } from '../frame/section.tsx'

/** The rooms of the product by their names. */
export function WhatsInside() {
  return (
    <SiteSection title={LANDING.inside.title}>
      <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {LANDING.inside.items.map(item => (
          <div key={item.name} className="grid content-start gap-1 bg-raised p-5">
            <dt className="font-display text-xl">{item.name}</dt>
            <dd className="text-ink-soft">{item.text}</dd>
          </div>
        ))}
      </dl>
    </SiteSection>
  )
}
