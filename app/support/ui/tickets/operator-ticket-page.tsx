import { Form } from 'react-router'
import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { useFormKey } from '#app/platform/client/use-form-key.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { INBOX_STATE_LABELS, topicText } from '#app/support/copy/tickets.ts'
import { PLANS } from '#core/billing/plans.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { TicketState } from '#core/support/threads.ts'
import { ReplyForm } from './reply-form.tsx'
import { Thread, type ThreadMessage } from './thread.tsx'
import { TICKET_TONES } from './ticket-list-page.tsx'

export interface OperatorTicketPageProps {
  readonly ticket: {
    readonly id: string
    readonly topic: string
    readonly message: string
    readonly state: TicketState
    readonly createdAt: Date
    readonly name: string
    readonly email: string
    readonly tier: Tier
    readonly isFirst: boolean
    readonly diagnostics: Readonly<Record<string, string>>
    readonly messages: readonly ThreadMessage[]
  }
  readonly timeZone: string
  readonly idempotencyKey: string
  readonly reply?: FormReply | undefined
}

/** One ticket for an operator to answer. */
export function OperatorTicketPage({ ticket, timeZone, idempotencyKey, reply }: OperatorTicketPageProps) {
  const along = Object.entries(ticket.diagnostics).map(([name, value]) => `${name}: ${value}`)
  const key = useFormKey(idempotencyKey, { name: 'intent', value: 'reply' })
  return (
    <FocusLayout>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-2">
          <p>
            <TextLink to="/operator/tickets">Tickets</TextLink>
          </p>
          <h1 className="wrap-anywhere text-3xl">
            {ticket.name}: {topicText(ticket.topic)}
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            <Badge tone={TICKET_TONES[ticket.state]}>{INBOX_STATE_LABELS[ticket.state]}</Badge>
            {ticket.isFirst ? <Badge tone="ember">First in line</Badge> : null}
            <span>{PLANS[ticket.tier].name}</span>
            <span className="wrap-anywhere">{ticket.email}</span>
          </p>
          <p className="text-sm text-ink-soft">Their audit trail says that you opened this.</p>
        </div>
        <Panel title="Conversation">
          <Thread
            question={ticket}
            messages={ticket.messages}
            names={{ person: ticket.name, operator: 'Brandhearth support' }}
            timeZone={timeZone}
          />
          {along.length > 0 ? <p className="text-sm text-ink-soft">Sent along: {along.join(' · ')}</p> : null}
        </Panel>
        <Panel title="Reply">
          <ReplyForm
            key={key}
            ticketId={ticket.id}
            description="They get it by email with a link to this conversation."
            idempotencyKey={key}
            reply={reply}
          />
        </Panel>
        {ticket.state === 'closed' ? null : (
          <Form method="post">
            <Button name="intent" value="close">
              Close ticket
            </Button>
          </Form>
        )}
      </div>
    </FocusLayout>
  )
}
