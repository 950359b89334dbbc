import { Link } from 'react-router'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge, type Tone } from '#app/design/primitives/feedback/badge.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { TICKET_STATE_LABELS, topicText } from '#app/support/copy/tickets.ts'
import type { TicketState } from '#core/support/threads.ts'

export const TICKET_TONES: Readonly<Record<TicketState, Tone>> = {
  open: 'info',
  waiting: 'warning',
  closed: 'neutral',
}

export interface TicketListPageProps {
  readonly tickets: {
    readonly rows: readonly {
      readonly id: string
      readonly topic: string
      readonly message: string
      readonly state: TicketState
      readonly createdAt: Date
    }[]
    readonly page: number
    readonly pages: number
  }
  readonly answerTime: string
  readonly timeZone: string
}

/** Everything a person asked of support. */
export function TicketListPage({ tickets, answerTime, timeZone }: TicketListPageProps) {
  return (
    <div className="grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeading
        title="Your messages"
        eyebrow={<TextLink to="/app/support">Support</TextLink>}
        description={answerTime}
      />
      {tickets.rows.length === 0 ? (
        <EmptyState
          title="No messages yet"
          action={<ButtonLink to="/app/support#ask">Write to us</ButtonLink>}
        >
          What you ask us and what we reply will be here.
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {tickets.rows.map(({ id, topic, message, state, createdAt }) => (
            <Card as="li" key={id} className="grid gap-2">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
                <Badge tone={TICKET_TONES[state]}>{TICKET_STATE_LABELS[state]}</Badge>
                <When at={createdAt} timeZone={timeZone} />
              </p>
              <p className="font-semibold">
                <Link to={`/app/support/tickets/${id}`} className="hover:underline">
                  {topicText(topic)}
                </Link>
              </p>
              <p className="wrap-anywhere line-clamp-2 text-ink-soft">{message}</p>
            </Card>
          ))}
        </ul>
      )}
      <Pagination
        page={tickets.page}
        pageCount={tickets.pages}
        label="Your messages"
        hrefOf={page => `/app/support/tickets${page > 1 ? `?page=${page}` : ''}`}
      />
    </div>
  )
}
