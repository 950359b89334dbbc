import type { NewLeadEvent } from '#db/queries/leads/events.ts'
import type { LeadMessage } from '#db/queries/replies/messages.ts'

/** What somebody's timeline says of a message that went out. */
export function lineOfMessage(
  message: Pick<LeadMessage, 'id' | 'leadId' | 'subject' | 'body'>,
): Pick<NewLeadEvent, 'leadId' | 'kind' | 'detail' | 'subjectId'> {
  const { id, leadId, subject, body } = message
  return {
    leadId,
    kind: 'message_sent',
    detail: subject === '' ? body : `${subject}\n\n${body}`,
    subjectId: id,
  }
}
