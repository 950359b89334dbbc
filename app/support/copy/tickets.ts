import type { TicketState } from '#core/support/threads.ts'
import { answerTimeText } from '#core/support/threads.ts'
import { TICKET_TOPICS } from '#core/support/ticket-form.ts'

/** Where a ticket stands, for whoever wrote it. */
export const TICKET_STATE_LABELS: Readonly<Record<TicketState, string>> = {
  open: 'Open',
  waiting: 'Waiting for you',
  closed: 'Closed',
}

/** The same for operators. */
export const INBOX_STATE_LABELS: Readonly<Record<TicketState, string>> = {
  open: 'Open',
  waiting: 'Waiting for them',
  closed: 'Closed',
}

/** What a ticket is about, in words. */
export function topicText(topic: string): string {
  return TICKET_TOPICS.find(({ key }) => key === topic)?.label ?? topic
}

/** How long replies take, measured. */
export function answerTimeSentence(measured: {
  readonly count: number
  readonly medianMs: number | null
}): string {
  const text = answerTimeText(measured)
  return text === null
    ? 'We show how long replies take once there are 10 in 30 days. There’s not enough yet.'
    : `In the last 30 days, half of our ${measured.count} first replies came within ${text}.`
}

/** What an email about a ticket says of replying to it, where that is offered. */
export function replyLine(replyTo: string | undefined): string[] {
  if (!replyTo) return []
  return ['You can reply to this email. Attachments aren’t added.']
}
