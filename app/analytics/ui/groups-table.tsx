import { ANALYTICS_TEXTS, GROUPING_LABELS, GROUPING_TITLES } from '#app/analytics/copy.ts'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import type { AnalyticsNumber } from '#core/analytics/numbers.ts'
import { behindAddress } from '#core/analytics/rows-address.ts'
import { formatPence } from '#core/shared/money.ts'
import { numberText } from '#core/shared/number-text.ts'
import type { DividedPageProps } from './analytics-views.ts'
import { dividedAddress } from './divided-address.ts'

type Row = DividedPageProps['rows'][number]

/** The numbers divided by platform, story, campaign …; every column adds up to its number above. */
export function GroupsTable({ rows, more, won, period, by, page, pages }: DividedPageProps) {
  const opening = (row: Row, number: AnalyticsNumber, value: number, text: string) =>
    value === 0 ? text : <a href={behindAddress(period, { number, by, of: row.key })}>{text}</a>
  const counted = (number: AnalyticsNumber, value: (row: Row) => number) => (row: Row) =>
    opening(row, number, value(row), numberText(value(row)))
  const pounds = (side: 'first' | 'last') => (row: Row) =>
    opening(row, side, row[side].deals, formatPence(row[side].pence))
  return (
    <>
      <DataTable
        caption={`Numbers ${GROUPING_TITLES[by].toLowerCase()}`}
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
          ...(won
            ? [
                { key: 'first', label: 'First touch', numeric: true, cell: pounds('first') },
                { key: 'last', label: 'Last touch', numeric: true, cell: pounds('last') },
              ]
            : []),
          ...(won && by === 'story'
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
      <Pagination
        page={page}
        pageCount={pages}
        label="the table"
        hrefOf={next => dividedAddress(period, by, next)}
      />
      {more > 0 ? (
        <p className="text-sm text-ink-soft">
          {numberText(more)} {more === 1 ? 'row is' : 'rows are'} not shown. Choose fewer days to see them.
        </p>
      ) : null}
    </>
  )
}
