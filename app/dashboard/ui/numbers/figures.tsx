import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { formatPence } from '#core/shared/money.ts'
import type { NumbersView } from './numbers-view.ts'
import { Section } from './section.tsx'

interface Figure {
  readonly name: string
  readonly value: number | string
  readonly to?: string
}

/** What was done and what there is, counted: the basic analytics that every plan has. */
export function Figures({
  progress,
  month,
  selling,
  checkedPosts,
}: Pick<NumbersView, 'progress' | 'month' | 'selling' | 'checkedPosts'>) {
  const { postsCreated, storiesAdded, streakDays, completedTasks } = progress.weeklyStats
  return (
    <Section title="Counted">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        <FigureList
          title="This week"
          figures={[
            { name: 'Posts this week', value: postsCreated },
            { name: 'Stories this week', value: storiesAdded },
            { name: 'Streak', value: streakDays === 1 ? '1 day' : `${streakDays} days` },
            { name: 'Milestones', value: `${completedTasks} of 4` },
          ]}
        />
        <FigureList
          title="The last 30 days"
          figures={[
            { name: 'Posts written', value: month.posts },
            { name: 'Posts published', value: month.out },
            { name: 'Checks', value: month.checks },
          ]}
          note={month.checks === 0 ? 'Check a post in the editor and it will count here.' : null}
        />
        <FigureList
          title="Your work so far"
          figures={[
            { name: 'Stories', value: progress.storiesCount, to: '/app/storybank' },
            { name: 'Posts', value: progress.postsCreated, to: '/app/content?tab=create' },
            ...(selling
              ? [
                  { name: 'People to answer', value: selling.waiting, to: '/app/sales-hub' },
                  {
                    name: 'Open deals',
                    value: formatPence(selling.openPence),
                    to: '/app/sales-hub/pipeline',
                  },
                ]
              : []),
          ]}
          note={checkedPosts ? checkedText(checkedPosts) : null}
        />
      </div>
    </Section>
  )
}

function FigureList({
  title,
  figures,
  note = null,
}: {
  title: string
  figures: readonly Figure[]
  note?: string | null
}) {
  return (
    <section className="grid content-start gap-2">
      <h3 className="text-lg">{title}</h3>
      <dl className="figures">
        {figures.map(({ name, value, to }) => (
          <div key={name}>
            <dt>{to ? <RoomLink to={to}>{name}</RoomLink> : name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note ? <p className="text-sm text-ink-soft tabular-nums">{note}</p> : null}
    </section>
  )
}

function checkedText({ count, average, best, lowest }: NonNullable<NumbersView['checkedPosts']>): string {
  return count === 1
    ? `Your newest post scores ${average} out of 100.`
    : `Your newest ${count} scored posts: ${average} out of 100 on average, best ${best}, lowest ${lowest}.`
}
