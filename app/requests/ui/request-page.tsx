import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formatDate } from '#core/shared/time.ts'
import { dayText } from './day-text.ts'
import { DecideForms } from './decide-forms.tsx'
import { wantedText } from './request-card.tsx'
import { RequestStateBadge } from './request-state-badge.tsx'
import type { KeeperView, RequestView } from './request-views.ts'

export interface RequestPageProps {
  readonly request: RequestView
  readonly keepers: readonly KeeperView[]
  /** YYYY-MM-DD where the founder lives. */
  readonly today: string
  readonly canWrite: boolean
  readonly timeZone: string
  readonly reply?: FormReply | undefined
  readonly problem?: string | undefined
}

const NEWS = {
  off: 'They didn’t ask for emails about it.',
  asked: 'They’ll get emails about it once they confirm their address.',
  on: 'They get emails when it’s accepted, published or declined.',
  ended: 'They turned off emails about it.',
} as const

/** One request: what was asked for, where it stands, and what becomes of it. */
export function RequestPage(props: RequestPageProps) {
  const { request, canWrite, timeZone, problem } = props
  const { state, about, notes, name, email, askedBy, receivedAt, wishedOn, owner, dueOn, reason } = request
  const facts = [
    ['From', email ? `${name}, ${email}` : name],
    ['Received', formatDate(receivedAt, timeZone)],
    ['For', wantedText(request)],
    ['Wanted by', wishedOn ? dayText(wishedOn) : ''],
    ['Owner', owner],
    ['Due', dueOn ? dayText(dueOn) : ''],
  ] as const
  return (
    <div className="max-w-[44rem]">
      <PageHeading
        title={<span className="wrap-anywhere">{about}</span>}
        eyebrow={<TextLink to="/app/requests">Requests</TextLink>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="flex flex-wrap items-center gap-2">
            <RequestStateBadge state={state} />
            {request.isOverdue ? <Badge tone="danger">Overdue</Badge> : null}
          </div>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
            {facts.map(([label, text]) =>
              text ? (
                <div key={label} className="contents">
                  <dt className="text-ink-soft">{label}</dt>
                  <dd className="wrap-anywhere">{text}</dd>
                </div>
              ) : null,
            )}
          </dl>
          {notes ? <p className="max-w-prose whitespace-pre-line wrap-anywhere">{notes}</p> : null}
          {reason ? (
            <blockquote className="border-l-2 border-line-strong pl-3 wrap-anywhere">
              Declined: {reason}
            </blockquote>
          ) : null}
          <Follow request={request} />
          {askedBy === null ? <p className="text-sm text-ink-soft">{NEWS[request.news]}</p> : null}
        </Card>
        {canWrite && state === 'spam' ? <Spam /> : null}
        {canWrite && state !== 'spam' && state !== 'published' ? <DecideForms {...props} /> : null}
      </div>
    </div>
  )
}

/** Where its idea or post is. */
function Follow({ request }: { request: RequestView }) {
  const { postId, ideaId, link } = request
  if (postId === null && ideaId === null) return null
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-2">
      {postId ? (
        <TextLink to={`/app/create?post=${postId}`}>Open post</TextLink>
      ) : (
        <TextLink to="/app/content?tab=ideas">Open in ideas</TextLink>
      )}
      {link ? (
        <a href={link} target="_blank" rel="noopener noreferrer" className="link">
          See it published<span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : null}
    </p>
  )
}

function Spam() {
  return (
    <Notice tone="warning" title="This looks like spam">
      <Form method="post" className="grid gap-3">
        <p>No one was told of it. If a person wrote it, move it to your new requests.</p>
        <div>
          <Button name="intent" value="admit">
            Not spam
          </Button>
        </div>
      </Form>
    </Notice>
  )
}
