import type { ReactNode } from 'react'

export interface OfferBodyProps {
  readonly offer: {
    readonly name: string
    readonly audience: string
    readonly promise: string
    readonly outcome: string
    readonly paymentLink: string
    /** In words. */
    readonly price: string
  }
  readonly objections: readonly { readonly objection: string; readonly answer: string }[]
  readonly proofs: readonly { readonly title: string; readonly text: string }[]
  /** A form to get in touch, where there is one. */
  readonly form?: ReactNode
}

/** What is offered, as a customer reads it: promise first, then what changes, who says so, doubts answered, and the price. */
export function OfferBody({ offer, objections, proofs, form }: OfferBodyProps) {
  const { name, audience, promise, outcome, paymentLink, price } = offer
  return (
    <article className="grid gap-10">
      <header className="grid gap-4">
        <h1 className="text-4xl leading-tight text-balance wrap-anywhere sm:text-5xl">{name}</h1>
        {promise ? <p className="font-display text-xl text-ink-soft text-pretty">{promise}</p> : null}
        {audience ? (
          <p>
            <span className="font-semibold">For: </span>
            {audience}
          </p>
        ) : null}
      </header>
      {outcome ? (
        <Part id="changes" title="What changes for you">
          <p className="whitespace-pre-line">{outcome}</p>
        </Part>
      ) : null}
      {proofs.length > 0 ? (
        <Part id="proof" title="What it has done">
          <ul className="grid gap-5">
            {proofs.map(proof => (
              <li key={proof.title} className="grid gap-1 border-l-2 border-ember pl-4">
                <p className="font-semibold">{proof.title}</p>
                <p className="whitespace-pre-line">{proof.text}</p>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {objections.length > 0 ? (
        <Part id="questions" title="Questions before you decide">
          <dl className="grid gap-5">
            {objections.map(({ objection, answer }) => (
              <div key={objection} className="grid gap-1">
                <dt className="font-semibold">{objection}</dt>
                <dd className="whitespace-pre-line">{answer}</dd>
              </div>
            ))}
          </dl>
        </Part>
      ) : null}
      <Part id="price" title="Price">
        <p className="font-display text-2xl">{price}</p>
        {paymentLink ? (
          <p>
            <a href={paymentLink} className="button button-primary" rel="noopener nofollow">
              Buy now
            </a>
          </p>
        ) : null}
      </Part>
      {form}
    </article>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
