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
import { SCHEDULED_POST_LABELS } from '#core/schedule/status.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { ManualPublishing } from './manual-publishing.tsx'
import { ScheduleHeading } from './schedule-heading.tsx'
import type { ScheduledPostTextView, ScheduledPostView } from './schedule-views.ts'
import { SCHEDULED_POST_TONES } from './scheduled-post-chip.tsx'
import { ScheduledPostList } from './scheduled-post-list.tsx'

export interface PublishPageProps {
  readonly publish: {
    readonly ready: readonly ScheduledPostTextView[]
    readonly asked: readonly ScheduledPostTextView[]
    readonly sending: readonly ScheduledPostTextView[]
    readonly trouble: readonly ScheduledPostTextView[]
    readonly next: readonly ScheduledPostView[]
    /** How many the next 30 days hold. */
    readonly waiting: number
    /** The accounts that each is published to, by name. */
    readonly accountsOf: Readonly<Record<string, readonly string[]>>
    readonly out: readonly ScheduledPostTextView[]
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
  const isEmpty = ready.length + unconfirmed.length + sending.length + trouble.length === 0
  return (
    <>
      <ScheduleHeading
        tab="publish"
        waiting={ready.length + unconfirmed.length}
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
        <Group title="Ready to post" scheduledPosts={ready} timeZone={timeZone} canWrite={canWrite} />
        <Group
          title="Is it published?"
          scheduledPosts={unconfirmed}
          timeZone={timeZone}
          canWrite={canWrite}
        />
        <Part title="Publishing now" scheduledPosts={sending} timeZone={timeZone} accountsOf={accountsOf} />
        <Part title="Needs attention" scheduledPosts={trouble} timeZone={timeZone} />
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
  readonly scheduledPosts: readonly ScheduledPostTextView[]
  readonly timeZone: string
}

function Group({ title, scheduledPosts, timeZone, canWrite }: GroupProps & { canWrite: boolean }) {
  if (scheduledPosts.length === 0) return null
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid gap-4">
        {scheduledPosts.map((scheduledPost, at) => (
          <Card as="li" key={scheduledPost.id} className="grid gap-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              <Badge tone={SCHEDULED_POST_TONES[scheduledPost.status]}>
                {SCHEDULED_POST_LABELS[scheduledPost.status]}
              </Badge>
              <span className="tabular-nums">{whenText(scheduledPost.scheduledFor, timeZone)}</span>
              <span>{platformName(scheduledPost.platform)}</span>
            </p>
            <h3 className="line-clamp-2 text-xl break-words">{scheduledPost.title || 'Untitled post'}</h3>
            <p className="max-h-60 overflow-y-auto break-words whitespace-pre-wrap rounded-md bg-sunk p-4">
              {scheduledPost.body || 'There’s no text yet.'}
            </p>
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
    </section>
  )
}

function Part({
  title,
  scheduledPosts,
  timeZone,
  accountsOf,
  children,
}: Omit<GroupProps, 'scheduledPosts'> & {
  scheduledPosts: readonly ScheduledPostView[]
  accountsOf?: Readonly<Record<string, readonly string[]>>
  children?: ReactNode
}) {
  if (scheduledPosts.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{title}</h2>
      <ScheduledPostList
        scheduledPosts={scheduledPosts}
        timeZone={timeZone}
        back={BACK}
        accountsOf={accountsOf}
      />
      {children}
    </section>
  )
}
