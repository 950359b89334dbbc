import { Link } from 'react-router'
import { ANALYTICS_TEXTS, GROUPING_LABELS } from '#app/analytics/copy.ts'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { LetterPart } from '#app/design/primitives/surface/letter.tsx'
import { type AnalyticsNumber, GROUPINGS, type Grouping } from '#core/analytics/numbers.ts'
import { periodParameters } from '#core/analytics/period.ts'
import { behindAddress } from '#core/analytics/rows-address.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { formatPence } from '#core/shared/money.ts'
import type { AnalyticsPageProps } from './analytics-views.ts'

type Row = AnalyticsPageProps['rows'][number]

/** The numbers divided by platform, story, campaign …; every column adds up to its number above. */
export function GroupsTable({ rows, more, paid, period, by, page, pages }: AnalyticsPageProps) {
  const opening = (row: Row, number: AnalyticsNumber, value: number, text: string) =>
    value === 0 ? text : <a href={behindAddress(period, { number, by, of: row.key })}>{text}</a>
  const counted = (number: AnalyticsNumber, value: (row: Row) => number) => (row: Row) =>
    opening(row, number, value(row), value(row).toLocaleString('en-GB'))
  const pounds = (side: 'first' | 'last') => (row: Row) =>
    opening(row, side, row[side].deals, formatPence(row[side].pence))
  const address = (grouping: Grouping, page = 1) =>
    `/app/analytics${listQuery({ ...periodParameters(period), by: grouping === 'network' ? null : grouping, page })}#divided`
  return (
    <LetterPart title="Where it came from" anchor="divided" isWide>
      <ul className="quiet-choices print:hidden" aria-label="Divide by">
        {GROUPINGS.map(grouping => (
          <li key={grouping}>
            <Link
              to={address(grouping)}
              preventScrollReset
              aria-current={grouping === by ? 'true' : undefined}
            >
              {GROUPING_LABELS[grouping]}
            </Link>
          </li>
        ))}
      </ul>
      <DataTable
        caption={`Numbers by ${GROUPING_LABELS[by].toLowerCase()}`}
        captionHidden
        leadsToRooms
        rows={rows}
        rowKey={({ key }) => key ?? 'none'}
        columns={[
          {
            key: 'name',
            label: GROUPING_LABELS[by],
            cell: ({ name }) => name ?? ANALYTICS_TEXTS.notAttributed,
          },
          {
            key: 'planned',
            label: 'Planned',
            numeric: true,
            wideOnly: true,
            cell: counted('planned', row => row.planned),
          },
          {
            key: 'published',
            label: 'Published',
            numeric: true,
            cell: counted('published', row => row.published),
          },
          {
            key: 'mean',
            label: 'Mean score',
            numeric: true,
            wideOnly: true,
            cell: row =>
              row.mean === null
                ? ANALYTICS_TEXTS.notEnough
                : opening(row, 'scored', row.scored, String(row.mean)),
          },
          {
            key: 'views',
            label: 'Views',
            numeric: true,
            wideOnly: true,
            cell: counted('views', row => row.views),
          },
          {
            key: 'reactions',
            label: 'Reactions',
            numeric: true,
            wideOnly: true,
            cell: counted('reactions', row => row.reactions),
          },
          { key: 'people', label: 'People', numeric: true, cell: counted('people', row => row.people) },
          {
            key: 'machines',
            label: 'Machines',
            numeric: true,
            wideOnly: true,
            cell: counted('machines', row => row.machines),
          },
          {
            key: 'leads',
            label: 'Got in touch',
            numeric: true,
            cell: counted('leads', row => row.leads),
          },
          ...(paid
            ? [
                { key: 'first', label: 'First touch', numeric: true, cell: pounds('first') },
                { key: 'last', label: 'Last touch', numeric: true, cell: pounds('last') },
              ]
            : []),
          ...(paid && by === 'story'
            ? [
                {
                  key: 'told',
                  label: 'They told you',
                  numeric: true,
                  wideOnly: true,
                  cell: (row: Row) => formatPence(row.told.pence),
                },
              ]
            : []),
        ]}
      />
      <Pagination page={page} pageCount={pages} label="the table" hrefOf={next => address(by, next)} />
      {more > 0 ? (
        <p className="text-sm text-ink-soft">
          {more.toLocaleString('en-GB')} {more === 1 ? 'row is' : 'rows are'} not shown. Choose fewer days to
          see them.
        </p>
      ) : null}
    </LetterPart>
  )
}
