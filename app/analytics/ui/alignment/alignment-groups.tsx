import { ALIGNMENT_TEXTS, ANALYTICS_TEXTS, GROUPING_LABELS } from '#app/analytics/copy.ts'
import { DIMENSION_LOOKS } from '#app/design/charts/dimension-look.ts'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { LetterPart } from '#app/design/primitives/surface/letter.tsx'
import { FEWEST } from '#core/analytics/numbers.ts'
import type { Period } from '#core/analytics/period.ts'
import { behindAddress } from '#core/analytics/rows-address.ts'
import { DIMENSIONS } from '#core/brand/alignment/types.ts'
import { Words } from '../letter/words.tsx'
import type { AlignmentView } from './alignment-views.ts'

type Row = AlignmentView['groups'][number]

/** Mean scores by platform or by author; each opens the posts it is the mean of. */
export function AlignmentGroups(props: { view: AlignmentView; period: Period; by: Row['by'] }) {
  const { view, period, by } = props
  const rows = view.groups.filter(group => group.by === by)
  const behind = (row: Row, text: string | number) => (
    <a href={behindAddress(period, { number: 'scored', by, of: row.key })}>{text}</a>
  )
  return (
    <LetterPart title={by === 'network' ? ALIGNMENT_TEXTS.byPlatform : ALIGNMENT_TEXTS.byAuthor} isWide>
      <p>
        <Words sentence={view.sentences[by]} period={period} />
      </p>
      <DataTable
        caption={by === 'network' ? 'Mean scores by platform' : 'Mean scores by author'}
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
          { key: 'posts', label: 'Posts', numeric: true, cell: row => behind(row, row.posts) },
          {
            key: 'overall',
            label: 'Score',
            numeric: true,
            cell: row =>
              row.means ? (
                behind(row, row.means.overall)
              ) : (
                <span className="text-ink-soft">
                  {ANALYTICS_TEXTS.notEnough}: {row.posts} of {FEWEST} posts
                </span>
              ),
          },
          ...DIMENSIONS.map(name => ({
            key: name,
            label: DIMENSION_LOOKS[name].label,
            numeric: true,
            cell: (row: Row) => (row.means ? behind(row, row.means[name]) : '–'),
          })),
        ]}
      />
    </LetterPart>
  )
}
