import { Form, Link } from 'react-router'
import { leftText } from '#app/campaigns/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type { ReadyFinding } from '#core/campaigns/ready-check.ts'
import { platformName } from '#core/posts/platforms/platforms.ts'
import { isMovable, type PieceView, pieceName, pieceTo } from './campaign-views.ts'

/** A post that was not scheduled with the others. */
export interface LeftView {
  readonly postId: string
  readonly title: string
  readonly reason: string
}

/** What is not ready in a campaign, each with where to put it right, and the button that schedules the rest. */
export function CampaignReady(props: {
  pieces: readonly PieceView[]
  findings: readonly ReadyFinding[]
  left?: readonly LeftView[] | undefined
  canStart: boolean
  isDraft: boolean
}) {
  const { pieces, findings, left, canStart, isDraft } = props
  const pending = usePending({ name: 'intent', value: 'start' })
  const open = pieces.filter(piece => isMovable(piece) && !piece.isScheduled)
  const stops = findings.filter(finding => finding.stops).length
  if (open.length === 0 && findings.length === 0 && !left?.length) return null
  return (
    <section id="ready" aria-labelledby="ready-title" className="grid scroll-mt-20 gap-4">
      <h2 id="ready-title" className="text-2xl">
        Ready?
      </h2>
      {left?.length ? (
        <Notice tone="warning" live="alert" title="These still need you">
          <ul className="grid gap-1">
            {left.map(({ postId, title, reason }) => (
              <li key={postId}>
                <Link to={`/app/content/schedule?post=${postId}`} className="font-medium underline">
                  {title}
                </Link>
                : {leftText(reason)}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {findings.length === 0 ? (
        <p className="text-ink-soft">Everything that’s planned is ready.</p>
      ) : (
        <ul className="ready-list">
          {pieces.flatMap(piece => {
            const own = findings.filter(({ id }) => id === piece.id)
            if (own.length === 0) return []
            const isStopped = own.some(finding => finding.stops)
            return [
              <li key={piece.id}>
                <span>
                  <Badge tone={isStopped ? 'danger' : 'warning'}>{isStopped ? 'Must fix' : 'Look at'}</Badge>
                </span>
                <span>
                  <RoomLink to={pieceTo(piece)}>{pieceName(piece)}</RoomLink>{' '}
                  <small>
                    {[`${platformName(piece.platform)}.`, ...own.map(({ text }) => text)].join(' ')}
                  </small>
                </span>
              </li>,
            ]
          })}
        </ul>
      )}
      {canStart && open.length > 0 ? (
        <Form method="post" className="grid justify-items-start gap-2">
          <Button
            variant="primary"
            name="intent"
            value="start"
            disabled={stops > 0}
            pending={pending}
            pendingText="Scheduling…"
          >
            {isDraft
              ? 'Schedule all and start'
              : `Schedule ${open.length === 1 ? 'the post' : `the ${open.length} posts`} left`}
          </Button>
          <p className="text-sm text-ink-soft">
            {stops > 0
              ? 'Fix what must be fixed first.'
              : 'Each post goes to the account connected on its channel, or waits for you to post it by hand.'}
          </p>
        </Form>
      ) : null}
    </section>
  )
}
