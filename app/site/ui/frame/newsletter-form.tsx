import { NEWSLETTER } from '#app/site/copy/newsletter.ts'

/** The footer's box: a plain form that works on pages without scripts. The empty field is for machines to fill. */
export function NewsletterForm() {
  return (
    <form method="post" action="/newsletter" className="grid max-w-sm gap-2">
      <label htmlFor="newsletter-email" className="font-semibold">
        {NEWSLETTER.title}
      </label>
      <p id="newsletter-help" className="text-sm text-ink-soft">
        {NEWSLETTER.text}
      </p>
      <div className="flex flex-wrap gap-2">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="ada@example.com"
          aria-describedby="newsletter-help"
          className="control min-w-40 flex-1"
        />
        <button type="submit" className="button">
          Subscribe
        </button>
      </div>
      <div aria-hidden="true" className="hidden">
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </form>
  )
}
