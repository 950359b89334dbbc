import { Link } from 'react-router'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { POST_FORMAT_LABELS, readFormat } from '#core/posts/formats.ts'
import { PLATFORMS, readPlatform } from '#core/posts/platforms/platforms.ts'
import { dayText } from './day-text.ts'
import { RequestStateBadge } from './request-state-badge.tsx'
import type { RequestView } from './request-views.ts'

/** One request of the list: what about, where it stands, whose it is and when it is due. */
export function RequestCard({ request }: { request: RequestView }) {
  const { id, state, about, name, owner, dueOn, wishedOn, isOverdue } = request
  const facts = [
    `From ${name}`,
    wantedText(request),
    owner ? `Owner: ${owner}` : '',
    dueOn ? `Due ${dayText(dueOn)}` : wishedOn ? `Wanted by ${dayText(wishedOn)}` : '',
  ]
  return (
    <Card as="li" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <RequestStateBadge state={state} />
        {isOverdue ? <Badge tone="danger">Overdue</Badge> : null}
      </div>
      <h2 className="font-text text-lg font-semibold wrap-anywhere">
        <Link to={`/app/requests/${id}`} className="hover:underline">
          {about}
        </Link>
      </h2>
      <p className="text-sm text-ink-soft wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
    </Card>
  )
}

/** For where and as what it is wanted; '' without a preference. */
export function wantedText({ platform, format }: Pick<RequestView, 'platform' | 'format'>): string {
  const place = readPlatform(platform)
  const shape = readFormat(format)
  return [place ? PLATFORMS[place].name : '', shape ? POST_FORMAT_LABELS[shape] : '']
    .filter(Boolean)
    .join(', ')
}
