import type { ReactNode } from 'react'
import { Send } from '#app/design/icons/icons.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { SCHEDULE_TEXTS } from '#app/schedule/copy.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { BACK_TO_PUBLISH } from '#core/schedule/address.ts'
import { SCHEDULED_POST_LABELS, type ScheduledPostStatus } from '#core/schedule/status.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { listQuery } from '#core/shared/list-address.ts'
import { ManualPublishing } from './manual-publishing.tsx'
import { ScheduleHeading } from './schedule-heading.tsx'
import type { ListedPostView, PostByHandView } from './schedule-views.ts'
import { SCHEDULED_POST_TONES } from './scheduled-post-chip.tsx'
import { ScheduledPostList } from './scheduled-post-list.tsx'

/** With the text that is to be posted, where there is room for it. */
type MaybeWithText = ListedPostView & Partial<PostByHandView>

interface More {
  readonly status: ScheduledPostStatus
  readonly count: number
  readonly day: string
}

export interface PublishPageProps {
  readonly publish: {
    readonly ready: readonly MaybeWithText[]
    readonly asked: readonly MaybeWithText[]
    readonly sending: readonly ListedPostView[]
    readonly trouble: readonly ListedPostView[]
    readonly next: readonly ListedPostView[]
    /** How many the next 30 days hold. */
    readonly waiting: number
    /** How many of each state are not listed, and the day of the first of that state. */
    readonly more: readonly More[]
    /** The accounts that each is published to, by name. */
    readonly accountsOf: Readonly<Record<string, readonly string[]>>
    readonly out: readonly ListedPostView[]
    readonly heldAt: Date | null
    /** Whether the plan schedules and publishes on every platform. */
    readonly hasAllPlatforms: boolean
  }
  readonly timeZone: string
  readonly canWrite: boolean
}

const BACK = '/app/content?tab=publish'

/** What waits for a hand: due posts with their texts, posts asked about, and what went wrong. */
export function PublishPage({ publish, timeZone, canWrite }: PublishPageProps) {
  const { ready, asked: unconfirmed, sending, trouble, next, out, accountsOf } = publish
  const more = publish.waiting - next.length
  const moreOf = (...statuses: ScheduledPostStatus[]) => (
    <MoreInPlanner more={publish.more.filter(({ status }) => statuses.includes(status))} />
  )
  const count = (status: ScheduledPostStatus) => publish.more.find(more => more.status === status)?.count ?? 0
  const isEmpty = ready.length + unconfirmed.length + sending.length + trouble.length === 0
  return (
    <>
      <ScheduleHeading
        tab="publish"
        waiting={ready.length + count('due') + unconfirmed.length + count('handed_over')}
        heldAt={publish.heldAt}
        timeZone={timeZone}
      />
      <div className="grid max-w-[56rem] gap-8">
        {isEmpty ? (
          <EmptyState
            icon={<Send />}
            title={SCHEDULE_TEXTS.publishEmptyTitle}
            action={<ButtonLink to="/app/content">Open planner</ButtonLink>}
          >
            {SCHEDULE_TEXTS.publishEmpty}
          </EmptyState>
        ) : null}
        <Group title="Ready to post" scheduledPosts={ready} timeZone={timeZone} canWrite={canWrite}>
          {moreOf('due')}
        </Group>
        <Group title="Is it published?" scheduledPosts={unconfirmed} timeZone={timeZone} canWrite={canWrite}>
          {moreOf('handed_over')}
        </Group>
        <Part title="Publishing now" scheduledPosts={sending} timeZone={timeZone} accountsOf={accountsOf}>
          {moreOf('sending')}
        </Part>
        <Part title="Needs attention" scheduledPosts={trouble} timeZone={timeZone}>
          {moreOf('missed', 'failed', 'held')}
        </Part>
        <Part title="Next 30 days" scheduledPosts={next} timeZone={timeZone} accountsOf={accountsOf}>
          {more > 0 ? (
            <p className="text-sm text-ink-soft">
              {more} more in the <TextLink to="/app/content">planner</TextLink>
            </p>
          ) : null}
        </Part>
        <Part title="Recently published" scheduledPosts={out} timeZone={timeZone} />
        {publish.hasAllPlatforms ? null : (
          <Panel title={SCHEDULE_TEXTS.connectTitle}>
            <p className="text-ink-soft">{SCHEDULE_TEXTS.connect}</p>
            <div>
              <ButtonLink to="/app/upgrade">See plans</ButtonLink>
            </div>
          </Panel>
        )}
      </div>
    </>
  )
}

interface GroupProps {
  readonly title: string
  readonly scheduledPosts: readonly MaybeWithText[]
  readonly timeZone: string
  /** The way to more. */
  readonly children?: ReactNode
}

function Group({ title, scheduledPosts, timeZone, canWrite, children }: GroupProps & { canWrite: boolean }) {
  const withTexts = scheduledPosts.flatMap(post =>
    post.body === undefined ? [] : [{ ...post, body: post.body }],
  )
  const others = scheduledPosts.slice(withTexts.length)
  if (scheduledPosts.length === 0) return null
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid gap-4">
        {withTexts.map((scheduledPost, at) => (
          <Card as="li" key={scheduledPost.id} className="post-by-hand">
            <p>
              <Badge tone={SCHEDULED_POST_TONES[scheduledPost.status]}>
                {SCHEDULED_POST_LABELS[scheduledPost.status]}
              </Badge>
              <span>{whenText(scheduledPost.scheduledFor, timeZone)}</span>
              <span>{platformName(scheduledPost.platform)}</span>
            </p>
            <h3>{scheduledPost.title || 'Untitled post'}</h3>
            <p>{scheduledPost.body || 'There’s no text yet.'}</p>
            {canWrite ? (
              <ManualPublishing
                scheduledPost={scheduledPost}
                back={BACK}
                isPrimary={at === 0 && scheduledPost.status === 'due'}
              />
            ) : null}
          </Card>
        ))}
      </ul>
      {others.length > 0 ? (
        <ScheduledPostList scheduledPosts={others} timeZone={timeZone} back={BACK_TO_PUBLISH} />
      ) : null}
      {children}
    </section>
  )
}

/** How many more there are of each state, each with the way to them. */
function MoreInPlanner({ more }: { more: readonly More[] }) {
  if (more.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {more.map(({ status, count, day }) => (
        <TextLink key={status} to={`/app/content${listQuery({ view: 'list', date: day, status })}`}>
          {count} more: {SCHEDULED_POST_LABELS[status]}
        </TextLink>
      ))}
    </p>
  )
}

function Part({
  title,
  scheduledPosts,
  timeZone,
  accountsOf,
  children,
}: GroupProps & { accountsOf?: Readonly<Record<string, readonly string[]>> }) {
  if (scheduledPosts.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{title}</h2>
      <ScheduledPostList
        scheduledPosts={scheduledPosts}
        timeZone={timeZone}
        back={BACK_TO_PUBLISH}
        accountsOf={accountsOf}
      />
      {children}
    </section>
  )
}
