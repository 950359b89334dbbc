import * as v from 'valibot'
import { textField, typedText } from '../shared/sanitise/field.ts'

/** What a founder may write to support about. */
export const TICKET_TOPICS = [
  { key: 'broken', label: 'Something isn’t working' },
  { key: 'how', label: 'How do I do something?' },
  { key: 'plan', label: 'My plan or a payment' },
  { key: 'data', label: 'My account or my data' },
  { key: 'idea', label: 'An idea or suggestion' },
  { key: 'other', label: 'Something else' },
] as const

export type TicketTopic = (typeof TICKET_TOPICS)[number]['key']

/** The topic that a form or an address names; anything unknown is 'broken'. */
export function ticketTopic(input: unknown): TicketTopic {
  return TICKET_TOPICS.find(({ key }) => key === input)?.key ?? 'broken'
}

/** The support form of the workspace. */
export const ticketSchema = v.object({
  topic: v.optional(
    v.pipe(
      typedText(),
      v.transform(topic => ticketTopic(topic)),
    ),
    '',
  ),
  message: textField({ required: 'Tell us what happened. One line is enough', most: 5000 }),
  /** Browser and plan may be sent along. */
  diagnostics: v.optional(v.boolean(), false),
  idempotencyKey: textField({ most: 100 }),
})
