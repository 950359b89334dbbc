import type { FrozenProposal } from '#core/proposals/frozen.ts'
import { linePence, proposalTotals, quantityText } from '#core/proposals/lines.ts'
import { rateText } from '#core/proposals/words.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { formatPence } from '#core/shared/money.ts'

/** What a proposal says, the same for its founder, before it is sent, and for the other side. */
export function ProposalSheet(props: {
  content: FrozenProposal
  /** Places of the optional lines that were taken. */
  chosen: readonly number[]
  headingLevel?: 1 | 3
}) {
  const { content, chosen, headingLevel = 3 } = props
  const { vatMode, lines } = content
  const totals = proposalTotals(vatMode, lines, chosen)
  const Heading = headingLevel === 1 ? 'h1' : 'h3'
  const SubHeading = headingLevel === 1 ? 'h2' : 'h4'
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-1">
        <Heading className="text-3xl wrap-anywhere">{content.title}</Heading>
        <p className="text-ink-soft wrap-anywhere">
          Proposal {content.number} from {content.brand} for {content.person}.
          {content.expiresOn ? ` Open until ${dayText(content.expiresOn, { year: true })}.` : ''}
        </p>
      </header>
      {content.introduction ? (
        <p className="whitespace-pre-wrap wrap-anywhere">{content.introduction}</p>
      ) : null}
      <section className="grid gap-3">
        <SubHeading className="font-display text-xl">What’s included</SubHeading>
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place
            <li key={at} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
              <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
                <p className="font-semibold wrap-anywhere">{line.title}</p>
                {line.detail ? (
                  <p className="text-sm whitespace-pre-wrap text-ink-soft wrap-anywhere">{line.detail}</p>
                ) : null}
                {line.isOptional ? (
                  <p className="text-sm text-ink-soft">
                    {chosen.includes(at) ? 'Optional, chosen' : 'Optional, not in the total'}
                  </p>
                ) : null}
              </div>
              <p className="text-right tabular-nums">
                {line.quantity === 100 ? null : (
                  <span className="text-sm text-ink-soft">
                    {quantityText(line.quantity)} × {formatPence(line.unitPence)} ={' '}
                  </span>
                )}
                {formatPence(linePence(line))}
              </p>
            </li>
          ))}
        </ul>
        <dl className="ml-auto grid grid-cols-[auto_auto] gap-x-6 gap-y-1 text-right tabular-nums">
          {vatMode === 'none' ? null : (
            <>
              <dt className="text-ink-soft">Without VAT</dt>
              <dd>{formatPence(totals.netPence)}</dd>
            </>
          )}
          {totals.vat.map(({ rate, pence }) => (
            <div key={rate} className="contents">
              <dt className="text-ink-soft">
                {vatMode === 'included' ? 'Includes VAT' : 'VAT'} {rateText(rate)}
              </dt>
              <dd>{formatPence(pence)}</dd>
            </div>
          ))}
          <dt className="text-lg font-semibold">Total</dt>
          <dd className="text-lg font-semibold">{formatPence(totals.totalPence)}</dd>
        </dl>
      </section>
      {content.terms ? (
        <section className="grid gap-2">
          <SubHeading className="font-display text-xl">Terms</SubHeading>
          <p className="whitespace-pre-wrap wrap-anywhere">{content.terms}</p>
        </section>
      ) : null}
    </article>
  )
}
