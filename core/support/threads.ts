import * as v from 'valibot'
import { meetsTier, type Tier } from '../billing/tiers.ts'
import { textField } from '../shared/sanitise/field.ts'
import { HOUR_MS } from '../shared/time.ts'

/** Whose turn a ticket is: ours while it is open, the person's while it waits, nobody's once it is closed. */
export const TICKET_STATES = ['open', 'waiting', 'closed'] as const
export type TicketState = (typeof TICKET_STATES)[number]

/** Who writes into a ticket: whose it is, or an operator. */
export type TicketSide = 'person' | 'operator'

/** What can happen to a ticket. */
export type TicketEvent = 'person_wrote' | 'operator_wrote' | 'closed'

/** Where a ticket goes: whoever writes gives the turn to the other, and opens what was closed. */
export function nextTicketState(event: TicketEvent): TicketState {
  return event === 'closed' ? 'closed' : event === 'person_wrote' ? 'open' : 'waiting'
}

/** Longest message in a thread, in characters. */
export const TICKET_MESSAGE_MOST = 5000

/** A message in a thread. */
export const ticketReplySchema = v.object({
  message: textField({ required: 'Enter a message', most: TICKET_MESSAGE_MOST }),
  idempotencyKey: textField({ most: 100 }),
})

/** Does a plan come first in line, with replies that appear as they are written? */
export function isFirstInLine(tier: Tier | null): boolean {
  return meetsTier(tier, 'collective')
}

/** A ticket as the queue weighs it. */
export interface QueuedTicket {
  readonly state: TicketState
  readonly isFirst: boolean
  /** Since when it has been in its state. */
  readonly since: Date
}

/** The order of the inbox: what is open before what waits and what is closed, those who come first, the longest wait. */
export function compareTickets(a: QueuedTicket, b: QueuedTicket): number {
  const states = TICKET_STATES.indexOf(a.state) - TICKET_STATES.indexOf(b.state)
  if (states !== 0) return states
  if (a.isFirst !== b.isFirst) return a.isFirst ? -1 : 1
  return a.since.getTime() - b.since.getTime()
}

/** Fewest first replies that say something about how long they take. */
export const ANSWERS_FEWEST = 10

/** How long half of the first replies took at most, in words; null with fewer than ten to tell from. */
export function answerTimeText(measured: {
  readonly count: number
  readonly medianMs: number | null
}): string | null {
  const { count, medianMs } = measured
  if (count < ANSWERS_FEWEST || medianMs === null || !(medianMs >= 0)) return null
  const minutes = Math.max(1, Math.ceil(medianMs / 60_000))
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.ceil(medianMs / HOUR_MS)
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`
  return `${Math.ceil(hours / 24)} days`
}
