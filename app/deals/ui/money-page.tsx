import { Link } from 'react-router'
import { POUNDS_TEXTS } from '#app/deals/copy.ts'
import { PoundSterling } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { classNames } from '#app/design/primitives/class-names.ts'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import {
  POUNDS_BY,
  POUNDS_PERIODS,
  type Pounds,
  type PoundsAddress,
  type PoundsRow,
  type PoundsSide,
  type PoundsSum,
  poundsParameters,
  poundsRange,
} from '#core/deals/pounds.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { formatPence } from '#core/shared/money.ts'
import { formatDate } from '#core/shared/time.ts'

export interface MoneyPageProps extends Omit<Pounds, 'rows'> {
  readonly address: PoundsAddress
  readonly rows: readonly (PoundsRow & { readonly name: string })[]
  /** Rows that are not shown. */
  readonly more: number
  /** The deals behind the number that was opened. */
  readonly deals:
    | readonly { id: string; title: string; person: string; valuePence: number; closedAt: Date }[]
    | null
  readonly timeZone: string
}

/** What won deals came from: by first touch, by last touch, and by what people told. */
export function MoneyPage(props: MoneyPageProps) {
  const { address, rows, notAttributed, total, more, deals } = props
  const hasTold = address.by === 'story'
  return (
    <div className="grid gap-6">
      <SectionHeading title={POUNDS_TEXTS.title} description={POUNDS_TEXTS.description} />
      {total.deals === 0 && address.period === 'all' ? (
        <EmptyState
          icon={<PoundSterling />}
          title={POUNDS_TEXTS.emptyTitle}
          action={<ButtonLink to="/app/sales-hub/pipeline">Open pipeline</ButtonLink>}
        >
          {POUNDS_TEXTS.empty}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap justify-between gap-4">
            <Choices
              label="What it came from"
              options={POUNDS_BY.map(by => [by, POUNDS_TEXTS.by[by]])}
              chosen={address.by}
              to={by => poundsParameters({ ...address, by, side: null, of: null, page: 1 })}
            />
            <Choices
              label="Won when"
              options={POUNDS_PERIODS.map(period => [period, POUNDS_TEXTS.period[period]])}
              chosen={address.period}
              to={period => poundsParameters({ ...address, period, side: null, of: null, page: 1 })}
            />
          </div>
          <p className="font-display text-3xl tabular-nums">
            {formatPence(total.pence)}{' '}
            <span className="font-text text-base text-ink-soft">
              won with {total.deals.toLocaleString('en-GB')} {total.deals === 1 ? 'deal' : 'deals'}
            </span>
          </p>
          <DataTable
            caption={`Won pounds by ${POUNDS_TEXTS.by[address.by].toLowerCase()}`}
            captionHidden
            rows={[
              ...rows.map(row => ({ ...row, isRest: false })),
              { ...restRow(notAttributed), name: POUNDS_TEXTS.notAttributed, isRest: true },
            ]}
            rowKey={({ key }) => key}
            columns={[
              { key: 'name', label: POUNDS_TEXTS.by[address.by], cell: ({ name }) => name },
              {
                key: 'first',
                label: 'First touch',
                numeric: true,
                cell: row => (
                  <Sum sum={row.first} side="first" of={row.isRest ? null : row.key} address={address} />
                ),
              },
              {
                key: 'last',
                label: 'Last touch',
                numeric: true,
                cell: row => (
                  <Sum sum={row.last} side="last" of={row.isRest ? null : row.key} address={address} />
                ),
              },
              ...(hasTold
                ? [
                    {
                      key: 'told',
                      label: 'They told you',
                      numeric: true,
                      wideOnly: true,
                      cell: (row: (typeof rows)[number] & { isRest: boolean }) => (
                        <Sum sum={row.told} side="told" of={row.isRest ? null : row.key} address={address} />
                      ),
                    },
                    {
                      key: 'range',
                      label: 'Between',
                      numeric: true,
                      wideOnly: true,
                      cell: (row: (typeof rows)[number] & { isRest: boolean }) =>
                        row.isRest ? '' : rangeText(poundsRange(row, 'first')),
                    },
                  ]
                : []),
            ]}
          />
          {more > 0 ? <p className="text-sm text-ink-soft">{more} smaller ones aren’t shown.</p> : null}
          {deals ? <Behind {...props} deals={deals} /> : null}
          <details className="text-sm text-ink-soft">
            <summary className="cursor-pointer">How this is counted</summary>
            <p className="max-w-prose pt-2">{POUNDS_TEXTS.formula}</p>
          </details>
        </>
      )}
    </div>
  )
}

function Choices<Word extends string>(props: {
  label: string
  options: readonly (readonly [Word, string])[]
  chosen: Word
  to: (word: Word) => Readonly<Record<string, string | number | null>>
}) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label={props.label}>
      {props.options.map(([word, label]) => (
        <li key={word}>
          <Link
            to={`/app/sales-hub/money${listQuery(props.to(word))}`}
            preventScrollReset
            aria-current={word === props.chosen ? 'true' : undefined}
            className={classNames('button button-sm', word === props.chosen && 'bg-sunk font-semibold')}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A sum that opens the deals behind it. */
function Sum(props: { sum: PoundsSum; side: PoundsSide; of: string | null; address: PoundsAddress }) {
  const { sum, side, of, address } = props
  if (sum.deals === 0) return <span className="text-ink-soft">£0</span>
  return (
    <Link
      to={`/app/sales-hub/money${listQuery(poundsParameters({ ...address, side, of, page: 1 }))}#behind`}
      preventScrollReset
      className="link"
    >
      {formatPence(sum.pence)}
    </Link>
  )
}

function Behind({ deals, timeZone }: MoneyPageProps & { deals: NonNullable<MoneyPageProps['deals']> }) {
  return (
    <section id="behind" aria-labelledby="behind-title" className="grid scroll-mt-20 gap-3">
      <h3 id="behind-title" className="text-xl">
        The deals behind it
      </h3>
      <ul className="grid gap-2">
        {deals.map(deal => (
          <li key={deal.id} className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2">
            <span className="min-w-0">
              <Link to={`/app/sales-hub/deals/${deal.id}`} className="font-medium hover:underline">
                {deal.title}
              </Link>{' '}
              <span className="text-ink-soft">{deal.person}</span>
            </span>
            <span className="tabular-nums">
              {formatPence(deal.valuePence)}, {formatDate(deal.closedAt, timeZone)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const NOTHING: PoundsSum = { deals: 0, pence: 0 }

function restRow(rest: Pounds['notAttributed']): PoundsRow {
  return { key: 'rest', ...rest, told_beyond_first: NOTHING, told_beyond_last: NOTHING }
}

function rangeText({ least, most }: { least: number; most: number }): string {
  return least === most ? formatPence(least) : `${formatPence(least)} and ${formatPence(most)}`
}
