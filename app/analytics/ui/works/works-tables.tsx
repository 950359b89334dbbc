import { WORKS_TEXTS } from '#app/analytics/copy.ts'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { DataTable } from '#app/design/primitives/surface/data-table.tsx'
import { LaterFold } from '#app/design/primitives/surface/later-fold.tsx'
import { LetterPart } from '#app/design/primitives/surface/letter.tsx'
import {
  WORKS_DIMENSION_LABELS,
  WORKS_DIMENSIONS,
  type WorksDimension,
} from '#core/analytics/works/groups.ts'
import type { WaitingGroup } from '#core/analytics/works/packed-groups.ts'
import { worksPostsAddress } from '#core/analytics/works/posts-address.ts'
import { ofHundred } from '#core/analytics/works/sentences.ts'
import { numberText } from '#core/shared/number-text.ts'
import { IntervalPicture } from './interval-picture.tsx'
import type { WorksGroupView, WorksPageProps } from './works-views.ts'

/** Every group that was compared, with its interval as a picture and in numbers, and which ones wait for more posts. */
export function WorksTables({ groups, waiting, period }: WorksPageProps) {
  return (
    <LetterPart title={WORKS_TEXTS.all} isWide>
      {groups.length > 0 ? <p className="text-sm text-ink-soft">{WORKS_TEXTS.columns}</p> : null}
      {WORKS_DIMENSIONS.map(dimension => {
        const rows = inOrder(groups, dimension)
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
                { key: 'share', label: 'More in', numeric: true, cell: ({ share }) => ofHundred(share) },
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
      {waiting.length > 0 ? (
        <WaitingGroups waiting={waiting} period={period} isAlone={groups.length === 0} />
      ) : null}
    </LetterPart>
  )
}

/** What can’t be compared yet, and what each lacks; folded where there is something to read above. */
function WaitingGroups({
  waiting,
  period,
  isAlone,
}: Pick<WorksPageProps, 'waiting' | 'period'> & { isAlone: boolean }) {
  return (
    <LaterFold
      label={`${numberText(waiting.length)} ${waiting.length === 1 ? 'group isn’t' : 'groups aren’t'} compared yet`}
      open={isAlone}
      isPrinted
    >
      <div className="grid gap-x-12 gap-y-5 pt-3 text-sm sm:grid-cols-2">
        {WORKS_DIMENSIONS.map(dimension => {
          const rows = inOrder(waiting, dimension)
          if (rows.length === 0) return null
          return (
            <section key={dimension} className="grid content-start gap-1">
              <h4 className="font-semibold">{WORKS_DIMENSION_LABELS[dimension]}</h4>
              <ul className="grid gap-1">
                {rows.map(group => (
                  <li key={group.key} className="flex flex-wrap justify-between gap-x-4">
                    <TextLink to={worksPostsAddress(period, group)}>{group.label}</TextLink>
                    <span className="text-ink-soft tabular-nums">{group.standing}</span>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </LaterFold>
  )
}

/** Days and hours in their order, the others by how many posts they have. */
function inOrder<Group extends WaitingGroup>(groups: readonly Group[], dimension: WorksDimension): Group[] {
  return groups
    .filter(group => group.dimension === dimension)
    .toSorted((a, b) => Number(a.key) - Number(b.key) || b.all - a.all)
}

function rangeText({ interval }: WorksGroupView): string {
  return interval ? `${Math.round(interval.low * 100)} to ${Math.round(interval.high * 100)}` : '–'
}
