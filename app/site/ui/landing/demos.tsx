import { LANDING } from '#app/site/copy/landing.ts'
import { SiteSection } from '../frame/section.tsx'

const DEMOS = LANDING.demos.items
const control = 'button button-sm'

/**
 * Three conversations on a strip that scrolls by itself once the island runs. Without it: the same strip, to be moved
 * by hand. Its place and size are the same either way, so nothing jumps.
 */
export function Demos() {
  return (
    <SiteSection title={LANDING.demos.title} lead={LANDING.demos.lead} ground="sunk">
      <div data-demos className="grid min-w-0 gap-5">
        <section
          data-strip
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          aria-label="Three demos of the assistant"
          className="relative flex snap-x snap-mandatory overflow-x-auto rounded-lg border border-line bg-raised"
        >
          {DEMOS.map(demo => (
            <article
              key={demo.key}
              aria-labelledby={`demo-${demo.key}`}
              className="group grid w-full shrink-0 snap-center content-start gap-5 p-5 sm:p-8"
            >
              <h3 id={`demo-${demo.key}`} className="font-text text-sm font-semibold text-ember">
                {demo.name}
              </h3>
              <p className="max-w-xl justify-self-end rounded-lg bg-sunk px-4 py-3">{demo.ask}</p>
              <div className="relative max-w-2xl">
                <p
                  aria-hidden="true"
                  className="absolute hidden text-2xl text-ember group-data-typing:block motion-safe:animate-pulse"
                >
                  •••
                </p>
                <div className="grid gap-3 group-data-typing:invisible">
                  {demo.answer.map(paragraph => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  <p className="border-t border-line pt-3 text-sm text-ink-soft">{demo.note}</p>
                </div>
              </div>
            </article>
          ))}
        </section>
        <fieldset data-controls className="invisible flex flex-wrap items-center gap-2">
          <legend className="sr-only">Demo controls</legend>
          <button type="button" data-previous className={control}>
            Previous
          </button>
          <button type="button" data-play className={`${control} w-20`}>
            Pause
          </button>
          <button type="button" data-next className={control}>
            Next
          </button>
          <span className="ml-auto flex">
            {DEMOS.map(demo => (
              <button
                key={demo.key}
                type="button"
                data-dot
                aria-label={demo.name}
                className="group/dot grid size-9 place-items-center rounded-full"
              >
                <span className="size-3 rounded-full border border-line-strong group-aria-[current=true]/dot:border-ember group-aria-[current=true]/dot:bg-ember" />
              </button>
            ))}
          </span>
        </fieldset>
      </div>
    </SiteSection>
  )
}
