import { Link } from 'react-router'
import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { INBOX_STATE_LABELS, topicText } from '#app/support/copy/tickets.ts'
import { PLANS } from '#core/billing/plans.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { TicketState } from '#core/support/threads.ts'
import { TICKET_TONES } from './ticket-list-page.tsx'

export interface InboxPageProps {
  readonly tickets: readonly {
    readonly id: string
    readonly topic: string
    readonly message: string
    readonly state: TicketState
    readonly since: Date
    readonly name: string
    readonly tier: Tier
    readonly isFirst: boolean
  }[]
  readonly closed: boolean
  readonly answerTime: string
  readonly timeZone: string
}

/** Tickets of every workspace, for operators. */
export function InboxPage({ tickets, closed, answerTime, timeZone }: InboxPageProps) {
  return (
    <FocusLayout>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-2">
          <h1 className="text-3xl">{closed ? 'Closed tickets' : 'Tickets'}</h1>
          <p className="text-ink-soft">{answerTime}</p>
          <p>
            {closed ? (
              <TextLink to="/operator/tickets">Open tickets</TextLink>
            ) : (
              <TextLink to="/operator/tickets?state=closed">Closed tickets</TextLink>
            )}
          </p>
        </div>
        {tickets.length === 0 ? (
          <p className="text-ink-soft">
            {closed ? 'No ticket was closed yet.' : 'Every ticket is answered.'}
          </p>
        ) : (
          <ul className="grid gap-3">
            {tickets.map(({ id, topic, message, state, since, name, tier, isFirst }) => (
              <Card as="li" key={id} className="grid gap-2">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
                  <Badge tone={TICKET_TONES[state]}>{INBOX_STATE_LABELS[state]}</Badge>
                  {isFirst ? <Badge tone="ember">First in line</Badge> : null}
                  <span>{PLANS[tier].name}</span>
                  <span>
                    since <When at={since} timeZone={timeZone} />
                  </span>
                </p>
                <p className="wrap-anywhere font-semibold">
                  <Link to={`/operator/tickets/${id}`} className="hover:underline">
                    {name}: {topicText(topic)}
                  </Link>
                </p>
                <p className="wrap-anywhere line-clamp-2 text-ink-soft">{message}</p>
              </Card>
            ))}
          </ul>
        )}
      </div>
    </FocusLayout>
  )
}
