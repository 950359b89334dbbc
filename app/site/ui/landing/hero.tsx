import { buttonClass } from '#app/design/primitives/actions/button-look.ts'
import { LANDING } from '#app/site/copy/landing.ts'
import { TryHero } from './try-hero.tsx'

/** What it is, whom it is for, and the two ways to begin. Nothing here moves or arrives late. */
export function Hero() {
  const { title, lead, note } = LANDING.hero
  return (
    <section className="mx-auto grid max-w-page grid-cols-1 items-start gap-12 px-5 py-14 sm:py-20 lg:grid-cols-[1.1fr_1fr]">
      <div className="grid min-w-0 gap-6">
        <h1 className="text-5xl">{title}</h1>
        <p className="max-w-xl text-xl text-ink-soft">{lead}</p>
        <div className="flex flex-wrap gap-3">
          <a href="/signup" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            Start 7-Day Free Trial
          </a>
          <a href="/brand-clarity-quiz" className={buttonClass({ size: 'lg' })}>
            Take Brand Clarity Quiz
          </a>
        </div>
        <p className="text-sm text-ink-soft">{note}</p>
      </div>
      <div className="ruled grid grid-cols-1 place-items-center rounded-lg bg-sunk p-5 sm:p-8">
        <TryHero />
      </div>
    </section>
  )
}
