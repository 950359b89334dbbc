import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { useFormKey } from '#app/platform/client/use-form-key.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { TICKET_STATE_LABELS, topicText } from '#app/support/copy/tickets.ts'
import type { TicketState } from '#core/support/threads.ts'
import { ReplyForm } from './reply-form.tsx'
import { Thread, type ThreadMessage } from './thread.tsx'
import { TICKET_TONES } from './ticket-list-page.tsx'

export interface TicketPageProps {
  readonly ticket: {
    readonly id: string
    readonly topic: string
    readonly message: string
    readonly state: TicketState
    readonly createdAt: Date
    readonly diagnostics: Readonly<Record<string, string>>
  }
  readonly messages: readonly ThreadMessage[]
  readonly isLive: boolean
  readonly timeZone: string
  readonly idempotencyKey: string
  readonly reply?: FormReply | undefined
}

/** A person's own ticket as a conversation. */
export function TicketPage(props: TicketPageProps) {
  const { ticket, messages, isLive } = props
  const isClosed = ticket.state === 'closed'
  const along = Object.entries(ticket.diagnostics).map(([name, value]) => `${name}: ${value}`)
  const key = useFormKey(props.idempotencyKey, { name: 'intent', value: 'reply' })
  return (
    <div className="grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeading
        title={topicText(ticket.topic)}
        eyebrow={<TextLink to="/app/support/tickets">Your messages</TextLink>}
      />
      <p>
        <Badge tone={TICKET_TONES[ticket.state]}>{TICKET_STATE_LABELS[ticket.state]}</Badge>
      </p>
      <Panel title="Conversation">
        <Thread
          question={ticket}
          messages={messages}
          names={{ person: 'You', operator: 'Brandhearth support' }}
          timeZone={props.timeZone}
        />
        {along.length > 0 ? <p className="text-sm text-ink-soft">Sent along: {along.join(' · ')}</p> : null}
      </Panel>
      <Panel title={isClosed ? 'Open it again' : 'Reply'}>
        <ReplyForm
          key={key}
          ticketId={ticket.id}
          description={
            isLive
              ? 'You’re first in line. Our replies appear here as we write them, and come by email.'
              : 'Our reply comes by email. Reload this page to see it here.'
          }
          idempotencyKey={key}
          reply={props.reply}
        />
      </Panel>
      {isClosed ? null : (
        <Form method="post">
          <Button name="intent" value="close">
            Close ticket
          </Button>
        </Form>
      )}
    </div>
  )
}
