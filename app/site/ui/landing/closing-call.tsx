import { buttonClass } from '#app/design/primitives/actions/button-look.ts'
import { LANDING } from '#app/site/copy/landing.ts'

/** The last word, and the way in once more. */
export function ClosingCall() {
  const { title, text } = LANDING.closing
  return (
    <section className="mx-auto max-w-page px-5 pb-16 sm:pb-24">
      <div className="grid justify-items-center gap-5 rounded-lg bg-ember-soft px-6 py-14 text-center">
        <h2 className="text-4xl">{title}</h2>
        <p className="max-w-xl text-lg text-ink-soft">{text}</p>
        <a href="/signup" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Start 7-Day Free Trial
        </a>
      </div>
    </section>
  )
}
