import { Send } from 'lucide-react'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PLAN_TEXTS } from '#app/schedule/copy.ts'
import { PLATFORMS, readPlatform } from '#core/posts/platforms/platforms.ts'
import { OUTING_LABELS } from '#core/schedule/outing.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { ContentHeading } from './content-heading.tsx'
import { HandoverActions } from './handover-actions.tsx'
import { OUTING_TONES } from './outing-chip.tsx'
import { OutingList } from './outing-list.tsx'
import type { HandoverView } from './plan-views.ts'

export interface PublishPageProps {
  readonly publish: {
    readonly ready: readonly HandoverView[]
    readonly asked: readonly HandoverView[]
    readonly trouble: readonly HandoverView[]
    readonly next: readonly HandoverView[]
    readonly out: readonly HandoverView[]
    readonly heldAt: Date | null
    readonly canConnect: boolean
  }
  readonly timeZone: string
  readonly canWrite: boolean
}

const BACK = '/app/content?tab=publish'

/** What waits for a hand: due posts with their texts, posts asked about, and what went wrong. */
export function PublishPage({ publish, timeZone, canWrite }: PublishPageProps) {
  const { ready, asked, trouble, next, out } = publish
  const isEmpty = ready.length + asked.length + trouble.length === 0
  return (
    <>
      <ContentHeading tab="publish" waiting={ready.length + asked.length} heldAt={publish.heldAt} />
      <div className="grid max-w-[56rem] gap-8">
        {isEmpty ? (
          <EmptyState
            icon={<Send />}
            title={PLAN_TEXTS.publishEmptyTitle}
            action={<ButtonLink to="/app/content">Open the plan</ButtonLink>}
          >
            {PLAN_TEXTS.publishEmpty}
          </EmptyState>
        ) : null}
        <Group title="Ready to hand over" outings={ready} timeZone={timeZone} canWrite={canWrite} />
        <Group title="Is it out?" outings={asked} timeZone={timeZone} canWrite={canWrite} />
        <Part title="Needs a look" outings={trouble} timeZone={timeZone} />
        <Part title="Coming next" outings={next} timeZone={timeZone} />
        <Part title="Out lately" outings={out} timeZone={timeZone} />
        {publish.canConnect ? null : (
          <Panel title={PLAN_TEXTS.connectTitle}>
            <p className="text-ink-soft">{PLAN_TEXTS.connect}</p>
            <div>
              <ButtonLink to="/app/upgrade?missing=Connect">See the plans</ButtonLink>
            </div>
          </Panel>
        )}
      </div>
    </>
  )
}

interface GroupProps {
  readonly title: string
  readonly outings: readonly HandoverView[]
  readonly timeZone: string
}

function Group({ title, outings, timeZone, canWrite }: GroupProps & { canWrite: boolean }) {
  if (outings.length === 0) return null
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid gap-4">
        {outings.map((outing, at) => (
          <Card as="li" key={outing.id} className="grid gap-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              <Badge tone={OUTING_TONES[outing.status]}>{OUTING_LABELS[outing.status]}</Badge>
              <span className="tabular-nums">{whenText(outing.scheduledFor, timeZone)}</span>
              <span>{PLATFORMS[readPlatform(outing.platform) ?? 'blog'].name}</span>
            </p>
            <h3 className="line-clamp-2 text-xl break-words">{outing.title || 'Untitled post'}</h3>
            <p className="max-h-60 overflow-y-auto break-words whitespace-pre-wrap rounded-md bg-sunk p-4">
              {outing.body || 'There is no text yet.'}
            </p>
            {canWrite ? (
              <HandoverActions outing={outing} back={BACK} isPrimary={at === 0 && outing.status === 'due'} />
            ) : null}
          </Card>
        ))}
      </ul>
    </section>
  )
}

function Part({ title, outings, timeZone }: GroupProps) {
  if (outings.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{title}</h2>
      <OutingList outings={outings} timeZone={timeZone} back={BACK} />
    </section>
  )
}
