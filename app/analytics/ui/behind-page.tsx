import { Link } from 'react-router'
import {
  ANALYTICS_TEXTS,
  GROUPING_LABELS,
  LEAD_SOURCE_LABELS,
  NUMBER_TEXTS,
  POST_NUMBER_SOURCES_TEXTS,
  SOURCE_LABELS,
} from '#app/analytics/copy.ts'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { METRIC_LABELS, METRICS } from '#core/analytics/networks/post-numbers.ts'
import { type AnalyticsNumber, rowsParameters } from '#core/analytics/numbers.ts'
import { periodParameters } from '#core/analytics/period.ts'
import { WINDOW_DAYS } from '#core/deals/pounds.ts'
import { LEAD_SOURCES } from '#core/leads/sources.ts'
import { PLATFORMS, readPlatform } from '#core/posts/platforms/platforms.ts'
import { SCHEDULED_POST_LABELS, SCHEDULED_POST_STATUSES } from '#core/schedule/status.ts'
import { dayText } from '#core/schedule/when-text.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { formatPence } from '#core/shared/money.ts'
import { numberText } from '#core/shared/number-text.ts'
import { formatDate } from '#core/shared/time.ts'
import type { BehindPageProps } from './analytics-views.ts'

type Row = BehindPageProps['rows'][number]

/** Numbers of which a row adds more than one. */
const SUMMED = new Set<AnalyticsNumber>(['people', 'machines', 'views', 'reactions'])

/** The rows that a number is the sum of. */
export function BehindPage(props: BehindPageProps) {
  const { address, period, rows, count, sum, pages, groupName } = props
  const { number, of, by, band, page } = address
  const { label, source, formula } = NUMBER_TEXTS[number]
  const isMoney = number === 'first' || number === 'last'
  const group =
    of === undefined ? '' : `${GROUPING_LABELS[by]}: ${groupName ?? ANALYTICS_TEXTS.notAttributed}. `
  const scores = band ? `Scores from ${band.from} to ${band.to}. ` : ''
  return (
    <>
      <PageHeading
        title={label}
        eyebrow={
          <TextLink
            to={`/app/analytics${listQuery({ ...periodParameters(period), by: by === 'network' ? null : by })}`}
          >
            Analytics
          </TextLink>
        }
        description={`${group}${scores}From ${dayText(period.from, { year: true })} to ${dayText(period.to, { year: true })}.`}
      />
      <div className="grid gap-6">
        <p className="font-display text-3xl tabular-nums">
          {isMoney ? formatPence(sum) : numberText(sum)}{' '}
          <span className="font-text text-base text-ink-soft">
            in {numberText(count)} {count === 1 ? 'row' : 'rows'}
          </span>
        </p>
        <p className="max-w-prose text-sm text-ink-soft">
          {SOURCE_LABELS[source]}. {formula}
        </p>
        {rows.length === 0 ? (
          <p className="text-ink-soft">Nothing in these days.</p>
        ) : (
          <ul className="grid gap-2">
            {rows.map(row => (
              <li
                key={`${row.id} ${row.network}`}
                className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-b border-line pb-2"
              >
                <span className="grid min-w-0 gap-0.5 wrap-anywhere">
                  <Link to={addressOf(number, row)} className="font-medium hover:underline">
                    {row.title || 'Untitled'}
                  </Link>
                  <Facts row={row} {...props} />
                </span>
                <span className="flex items-baseline gap-4 tabular-nums">
                  {number === 'published' ? (
                    <Link to={`/app/analytics/posts/${row.id}`} className="link text-sm">
                      Numbers<span className="sr-only"> of {row.title || 'Untitled'}</span>
                    </Link>
                  ) : null}
                  {valueText(number, row)}
                </span>
              </li>
            ))}
          </ul>
        )}
        <Pagination
          page={page}
          pageCount={pages}
          label="rows"
          hrefOf={next =>
            `/app/analytics/behind${listQuery({ ...rowsParameters({ ...address, page: next }), ...periodParameters(period) })}`
          }
        />
      </div>
    </>
  )
}

function Facts({ row, address, timeZone }: BehindPageProps & { row: Row }) {
  const { number } = address
  const isMoney = number === 'first' || number === 'last'
  const parts = [
    isMoney ? row.person : '',
    row.network ? `${isMoney ? 'First from ' : ''}${row.network.split(' ').map(networkName).join(', ')}` : '',
    row.status ? statusText(row.status) : '',
    row.at ? formatDate(row.at, timeZone) : '',
  ].filter(Boolean)
  return (
    <>
      <span className="text-sm text-ink-soft">{parts.join(' · ')}</span>
      {row.numbers ? <span className="text-sm text-ink-soft">{numbersText(row)}</span> : null}
      {isMoney && row.lastAt ? (
        <span className={row.isOutside ? 'text-sm text-ink-faint' : 'text-sm text-ink-soft'}>
          Last touch: {row.lastNetwork ? `${networkName(row.lastNetwork)}, ` : ''}
          {formatDate(row.lastAt, timeZone)}
          {row.isOutside ? `. More than ${WINDOW_DAYS} days before it was won, so it isn’t counted.` : ''}
        </span>
      ) : null}
      {row.toldText ? <span className="text-sm text-ink-soft">They told you: “{row.toldText}”</span> : null}
    </>
  )
}

/** 'Views 1,204 · Likes 38. From the platform, imported.' */
function numbersText({ numbers, sources }: Row): string {
  const counted = METRICS.flatMap(metric => {
    const value = numbers?.[metric] ?? null
    return value === null ? [] : [`${METRIC_LABELS[metric]} ${numberText(value)}`]
  })
  const from = [...new Set(sources)].map(source => POST_NUMBER_SOURCES_TEXTS[source]).join(', ')
  return `${counted.join(' · ')}. ${from.charAt(0).toUpperCase()}${from.slice(1)}.`
}

function valueText(number: AnalyticsNumber, row: Row): string {
  if (number === 'first' || number === 'last') return formatPence(row.value)
  if (SUMMED.has(number)) return numberText(row.value)
  return row.overall === null ? '' : `Score ${row.overall}`
}

function addressOf(number: AnalyticsNumber, { id }: Row): string {
  switch (number) {
    case 'planned':
    case 'planned_published':
    case 'slipped':
    case 'ahead':
      return `/app/content/planned/${id}`
    case 'published':
    case 'scored':
      return `/app/create?post=${id}`
    case 'measured':
    case 'views':
    case 'reactions':
      return `/app/analytics/posts/${id}`
    case 'people':
    case 'machines':
      return `/app/links/${id}`
    case 'leads':
    case 'added':
      return `/app/sales-hub/people/${id}`
    case 'first':
    case 'last':
      return `/app/sales-hub/deals/${id}`
  }
}

function networkName(network: string): string {
  const platform = readPlatform(network)
  return platform ? PLATFORMS[platform].name : network.charAt(0).toUpperCase() + network.slice(1)
}

function statusText(status: string): string {
  const planned = SCHEDULED_POST_STATUSES.find(one => one === status)
  const source = LEAD_SOURCES.find(one => one === status)
  return planned ? SCHEDULED_POST_LABELS[planned] : source ? LEAD_SOURCE_LABELS[source] : ''
}
