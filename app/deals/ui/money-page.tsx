import { Link } from 'react-router'
import { POUNDS_TEXTS } from '#app/deals/copy.ts'
import { PoundSterling } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { classNames } from '#app/design/primitives/class-names.ts'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
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
import { numberText } from '#core/shared/number-text.ts'
import { pageText } from '#core/shared/page-text.ts'
import { formatDate } from '#core/shared/time.ts'

const HERE = '/app/sales-hub/money'

type RowView = PoundsRow & { readonly name: string }
type TableRow = RowView & { readonly isRest: boolean }

export interface MoneyPageProps extends Omit<Pounds, 'rows'> {
  readonly address: PoundsAddress
  readonly rows: readonly RowView[]
  /** Of the rows. */
  readonly page: number
  readonly pages: number
  /** A page of the deals behind the number that was opened. */
  readonly deals: {
    readonly rows: readonly {
      id: string
      title: string
      person: string
      valuePence: number
      closedAt: Date
    }[]
    readonly page: number
    readonly pages: number
    readonly size: number
    readonly total: number
  } | null
  readonly timeZone: string
}

/** What won deals came from: by first touch, by last touch, and by what people told. */
export function MoneyPage(props: MoneyPageProps) {
  const { address, rows, notAttributed, total, page, pages, deals } = props
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
              to={by => poundsParameters({ ...address, ...UNOPENED, by })}
            />
            <Choices
              label="Won when"
              options={POUNDS_PERIODS.map(period => [period, POUNDS_TEXTS.period[period]])}
              chosen={address.period}
              to={period => poundsParameters({ ...address, ...UNOPENED, period })}
            />
          </div>
          <p className="font-display text-3xl tabular-nums">
            {formatPence(total.pence)}{' '}
            <span className="font-text text-base text-ink-soft">
              won with {numberText(total.deals)} {total.deals === 1 ? 'deal' : 'deals'}
            </span>
          </p>
          <DataTable
            caption={`Won pounds by ${POUNDS_TEXTS.by[address.by].toLowerCase()}`}
            captionHidden
            leadsToRooms
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
                      cell: (row: TableRow) => (
                        <Sum sum={row.told} side="told" of={row.isRest ? null : row.key} address={address} />
                      ),
                    },
                    {
                      key: 'range',
                      label: 'Between',
                      numeric: true,
                      wideOnly: true,
                      cell: (row: TableRow) => (row.isRest ? '' : rangeText(poundsRange(row, 'first'))),
                    },
                  ]
                : []),
            ]}
          />
          <Pagination
            page={page}
            pageCount={pages}
            hrefOf={rowsPage => moneyAddress({ ...address, ...UNOPENED, rows: rowsPage })}
            label="won pounds"
          />
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
            to={`${HERE}${listQuery(props.to(word))}`}
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
    <a href={`${moneyAddress({ ...address, side, of, page: 1 })}#behind`} className="link">
      {formatPence(sum.pence)}
    </a>
  )
}

function Behind(props: MoneyPageProps & { deals: NonNullable<MoneyPageProps['deals']> }) {
  const { address, deals, timeZone } = props
  return (
    <section id="behind" aria-labelledby="behind-title" className="grid scroll-mt-20 gap-3">
      <h3 id="behind-title" className="text-xl">
        The deals behind it
      </h3>
      {deals.pages > 1 ? <p className="text-sm text-ink-soft">Newest first: {pageText(deals)}.</p> : null}
      {deals.rows.length === 0 ? (
        <p>
          There are no deals on this page.{' '}
          {deals.page > 1 ? (
            <TextLink to={`${moneyAddress({ ...address, page: 1 })}#behind`}>Show newest deals</TextLink>
          ) : null}
        </p>
      ) : null}
      <ul className="won-deals" data-rooms="">
        {deals.rows.map(deal => (
          <li key={deal.id}>
            <p>
              <a href={`/app/sales-hub/deals/${deal.id}`}>{deal.title}</a> <span>{deal.person}</span>
            </p>
            <p>{`${formatPence(deal.valuePence)}, ${formatDate(deal.closedAt, timeZone)}`}</p>
          </li>
        ))}
      </ul>
      <Pagination
        page={deals.page}
        pageCount={deals.pages}
        hrefOf={page => `${moneyAddress({ ...address, page })}#behind`}
        label="deals"
      />
    </section>
  )
}

/** No number is opened, and the table begins at its first row. */
const UNOPENED = { side: null, of: null, page: 1, rows: 1 } as const

function moneyAddress(address: PoundsAddress): string {
  return `${HERE}${listQuery(poundsParameters(address))}`
}

const NOTHING: PoundsSum = { deals: 0, pence: 0 }

function restRow(rest: Pounds['notAttributed']): PoundsRow {
  return { key: 'rest', ...rest, told_beyond_first: NOTHING, told_beyond_last: NOTHING }
}

function rangeText({ least, most }: { least: number; most: number }): string {
  return least === most ? formatPence(least) : `${formatPence(least)} and ${formatPence(most)}`
}
