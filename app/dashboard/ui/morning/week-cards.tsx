import { Form, Link } from 'react-router'
import { weekdayName } from '#app/design/charts/day-label.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { SectionHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { SCHEDULED_POST_TONES } from '#app/schedule/ui/index.ts'
import { storedScoreText } from '#core/brand/stored-score.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { SCHEDULED_POST_LABELS } from '#core/schedule/status.ts'
import { minuteText } from '#core/schedule/wall-time.ts'
import type { DashboardView, IdeaItem } from '../dashboard-view.ts'

/** The posts of this week as they stand: where, when, how they begin, how they score; without any, one to begin with. */
export function WeekCards({
  week,
  today,
  idea,
  canWrite,
}: Pick<DashboardView, 'week' | 'today' | 'idea' | 'canWrite'>) {
  const more = week.total - week.cards.length
  return (
    <section aria-labelledby="this-week" className="grid gap-4 border-t border-line pt-6">
      <SectionHeading
        id="this-week"
        title="This week"
        actions={<TextLink to="/app/content?view=week">Open planner</TextLink>}
      />
      {week.cards.length === 0 ? (
        <>
          <p className="text-ink-soft">
            {idea
              ? 'Nothing is scheduled this week. Here’s a post to begin with.'
              : 'Nothing is scheduled this week.'}
          </p>
          {idea ? <FirstIdea idea={idea} canWrite={canWrite} /> : null}
        </>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-3">
          {week.cards.map(card => (
            <PostCard key={card.id} card={card} today={today} />
          ))}
        </ul>
      )}
      {more > 0 ? (
        <p className="text-sm text-ink-soft">
          {more === 1 ? 'One more post' : `${more} more posts`} this week, in the planner.
        </p>
      ) : null}
    </section>
  )
}

function FirstIdea({ idea, canWrite }: { idea: IdeaItem; canWrite: boolean }) {
  const pending = usePending({ name: 'ideaId', value: idea.id })
  return (
    <div className="grid gap-3">
      <p className="max-w-prose font-display text-xl">{idea.text}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {canWrite ? (
          <Form method="post" action="/app/dashboard">
            <input type="hidden" name="ideaId" value={idea.id} />
            <Button name="intent" value="write-idea" pending={pending}>
              Write this post
            </Button>
          </Form>
        ) : null}
        <TextLink to="/app/dashboard/numbers#ideas">More ideas</TextLink>
      </div>
    </div>
  )
}

function PostCard({ card, today }: { card: DashboardView['week']['cards'][number]; today: string }) {
  const { id, at, platform, status, title, line, score, picture } = card
  return (
    <li className="flex items-start gap-3 rounded-lg border border-line bg-raised p-4">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
          <Link
            to={`/app/content?view=day&date=${at.day}`}
            className="font-semibold text-ink tabular-nums hover:underline"
          >
            {dayName(at.day, today)}, {minuteText(at.minute)}
          </Link>
          <span>{platformName(platform)}</span>
        </p>
        <p className="line-clamp-3 break-words">
          <Link to={`/app/content/planned/${id}`} className="hover:underline">
            {line || title || 'Untitled post'}
          </Link>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <Badge tone={SCHEDULED_POST_TONES[status]}>{SCHEDULED_POST_LABELS[status]}</Badge>
          {score ? <span className="tabular-nums">{storedScoreText(score)}</span> : null}
        </p>
      </div>
      {picture ? (
        <img
          src={picture.address}
          alt={picture.alt}
          width={80}
          height={80}
          loading="lazy"
          className="size-20 shrink-0 rounded-md object-cover"
        />
      ) : null}
    </li>
  )
}

/** 'Today', 'Tomorrow', 'Mon 23'. */
function dayName(day: string, today: string): string {
  if (day === today) return 'Today'
  return day === dayAfter(today) ? 'Tomorrow' : `${weekdayName(day)} ${Number(day.slice(8))}`
}
