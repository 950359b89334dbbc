import { Form } from 'react-router'
import { ExternalLink } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { MESSAGE_STATES } from '#app/replies/copy.ts'
import type { MessageView, ReplyPageProps } from './reply-views.ts'

/** What was last written to somebody, and what can still be done about it. */
export function SentReplies({ messages, timeZone, lock }: ReplyPageProps) {
  if (messages.length === 0) return null
  return (
    <Panel title="Written so far" anchor="messages">
      <ol className="grid divide-y divide-line">
        {messages.map(message => (
          <li key={message.id} className="grid gap-2 py-4 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              {message.way === 'smtp' ? (
                <Badge tone={message.state === 'failed' ? 'danger' : undefined}>
                  {MESSAGE_STATES[message.state]}
                </Badge>
              ) : null}
              <When at={message.happenedAt} timeZone={timeZone} />
              {message.alignment === null ? null : (
                <span className="tabular-nums">{message.alignment} of 100 like your brand</span>
              )}
            </p>
            {message.subject ? <p className="font-semibold wrap-anywhere">{message.subject}</p> : null}
            <p className="line-clamp-4 whitespace-pre-line wrap-anywhere">{message.body}</p>
            {message.problem ? <p className="text-sm text-danger wrap-anywhere">{message.problem}</p> : null}
            {message.opens ? (
              <a
                href={message.opens}
                className="link inline-flex items-center gap-1.5 justify-self-start font-semibold"
                {...(message.way === 'whatsapp' ? { target: '_blank', rel: 'noreferrer' } : {})}
              >
                <ExternalLink size={16} aria-hidden />
                {message.way === 'whatsapp' ? 'Open in WhatsApp' : 'Open in my mail program'}
              </a>
            ) : null}
            {lock === null ? <MessageButtons message={message} /> : null}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function MessageButtons({ message: { id, way, state } }: { message: MessageView }) {
  const isOut = way === 'smtp' && (state === 'sent' || state === 'sending')
  if (isOut) return null
  return (
    <Form method="post" className="-ml-3 flex flex-wrap gap-2">
      <input type="hidden" name="id" value={id} />
      {state === 'failed' ? (
        <Button size="sm" variant="quiet" name="intent" value="resend">
          Try again
        </Button>
      ) : null}
      <Button size="sm" variant="quiet" name="intent" value="take-back">
        {way === 'smtp' ? 'Delete message' : 'I didn’t send this'}
      </Button>
    </Form>
  )
}
