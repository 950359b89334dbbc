import { Link } from 'react-router'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PLATFORMS, readPlatform } from '#core/posts/platforms/platforms.ts'
import { OUTING_LABELS } from '#core/schedule/outing.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { OUTING_TONES } from './outing-chip.tsx'
import type { OutingView } from './plan-views.ts'

/** Planned posts below each other, each with its day and time. */
export function OutingList(props: { outings: readonly OutingView[]; timeZone: string; back: string }) {
  return (
    <ul className="grid gap-3">
      {props.outings.map(outing => (
        <Card as="li" key={outing.id} className="grid gap-2">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <Badge tone={OUTING_TONES[outing.status]}>{OUTING_LABELS[outing.status]}</Badge>
            <span className="tabular-nums">{whenText(outing.scheduledFor, props.timeZone)}</span>
            <span>{PLATFORMS[readPlatform(outing.platform) ?? 'blog'].name}</span>
          </p>
          <p className="line-clamp-2 break-words text-lg">
            <Link
              to={`/app/content/planned/${outing.id}?back=${encodeURIComponent(props.back)}`}
              className="hover:underline"
            >
              {outing.title || 'Untitled post'}
            </Link>
          </p>
          {outing.heldReason ? <p className="text-sm text-ink-soft">{outing.heldReason}</p> : null}
        </Card>
      ))}
    </ul>
  )
}
