import { LANDING } from '#app/site/copy/landing.ts'

/** Where it came from, set like a page of the notebook it began as. */
export function FounderStory() {
  const { title, paragraphs } = LANDING.story
  return (
    <section className="mx-auto grid max-w-page gap-8 px-5 py-14 sm:py-20 md:grid-cols-[1fr_2fr]">
      <h2 className="text-3xl">{title}</h2>
      <div className="grid max-w-prose gap-5 text-lg">
        {paragraphs.map((paragraph, at) => (
          <p key={paragraph} className={at === 0 ? 'font-display text-2xl' : 'text-ink-soft'}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}
