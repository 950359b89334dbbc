import { WORKS_TEXTS } from '#app/analytics/copy.ts'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { LetterPart } from '#app/design/primitives/surface/letter.tsx'
import { WORKS_DIMENSION_LABELS, WORKS_DIMENSIONS } from '#core/analytics/works/groups.ts'
import { worksPostsAddress } from '#core/analytics/works/posts-address.ts'
import { IntervalPicture } from './interval-picture.tsx'
import type { WorksGroupView, WorksPageProps } from './works-views.ts'

/** Every group that was compared or is too small to be, with its interval as a picture and in numbers. */
export function WorksTables({ groups, period }: WorksPageProps) {
  return (
    <LetterPart title={WORKS_TEXTS.all} isWide>
      <p className="text-sm text-ink-soft">{WORKS_TEXTS.columns}</p>
      {WORKS_DIMENSIONS.map(dimension => {
        // Days and hours in their order, the others by how many posts they have.
        const rows = groups
          .filter(group => group.dimension === dimension)
          .toSorted((a, b) => Number(a.key) - Number(b.key) || b.all - a.all)
        if (rows.length === 0) return null
        return (
          <section key={dimension} aria-labelledby={`by-${dimension}`} className="grid min-w-0 gap-2">
            <h4 id={`by-${dimension}`} className="font-display text-lg">
              {WORKS_DIMENSION_LABELS[dimension]}
            </h4>
            <DataTable
              caption={`Responses by ${WORKS_DIMENSION_LABELS[dimension].toLowerCase()}`}
              captionHidden
              rows={rows}
              rowKey={({ group }) => group}
              columns={[
                { key: 'label', label: WORKS_DIMENSION_LABELS[dimension], cell: ({ label }) => label },
                {
                  key: 'posts',
                  label: 'Posts',
                  numeric: true,
                  cell: group => <RoomLink to={worksPostsAddress(period, group)}>{group.all}</RoomLink>,
                },
                {
                  key: 'compared',
                  label: 'Compared',
                  numeric: true,
                  wideOnly: true,
                  cell: ({ posts, others }) => `${posts} with ${others}`,
                },
                { key: 'share', label: 'More in', numeric: true, cell: shareText },
                { key: 'range', label: 'Range', numeric: true, cell: rangeText },
                {
                  key: 'picture',
                  label: <span className="sr-only">Picture</span>,
                  wideOnly: true,
                  cell: ({ share, interval, finding }) => (
                    <IntervalPicture share={share} interval={interval} isClaimed={finding !== null} />
                  ),
                },
                { key: 'standing', label: 'What it says', cell: ({ standing }) => standing },
              ]}
            />
          </section>
        )
      })}
    </LetterPart>
  )
}

function shareText({ verdict, share }: WorksGroupView): string {
  return verdict === 'few' ? '–' : `${Math.round(share * 100)} of 100`
}

function rangeText({ interval }: WorksGroupView): string {
  return interval ? `${Math.round(interval.low * 100)} to ${Math.round(interval.high * 100)}` : '–'
}
