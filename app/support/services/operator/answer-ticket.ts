import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { replyAddress } from '#app/support/services/tickets/reply-address.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { sanitiseText } from '#core/shared/sanitise/text.ts'
import { nextTicketState, TICKET_MESSAGE_MOST } from '#core/support/threads.ts'
import { asWorkspaceId, isUuid } from '#db/client.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertOrFindIdempotencyKey } from '#db/queries/platform/idempotency.ts'
import { findInboxTicket } from '#db/queries/support/inbox.ts'
import { findTicket, insertTicketMessage, updateTicketState } from '#db/queries/support/tickets.ts'

/**
 * Adds an operator's reply to a ticket, which then waits for the person, and emails them with a link to it. A repeat with
 * the same key acts once; `operatorId` is null on the command line.
 */
export async function answerTicket(
  context: ServiceContext,
  input: { id: string; message: string; operatorId: string | null; idempotencyKey: string },
): Promise<Result<object, 'not_found' | 'empty' | 'too_long'>> {
  if (!isUuid(input.id)) return err('not_found')
  const message = sanitiseText(input.message).trim()
  if (message === '') return err('empty')
  if (message.length > TICKET_MESSAGE_MOST) return err('too_long')
  const now = context.now()
  return context.db.acrossWorkspaces('support', async sql => {
    const found = await findInboxTicket(sql, { id: input.id })
    if (!found) return err('not_found')
    const workspace = asWorkspaceId(found.userId)
    await findTicket(sql, { workspace, id: input.id, lock: true })
    const key = { scope: workspace, action: 'ticket_answer', key: input.idempotencyKey, userId: workspace }
    if (!(await insertOrFindIdempotencyKey(sql, key)).first) return ok()
    const to = { workspace, ticketId: input.id, now }
    const messageId = await insertTicketMessage(sql, { ...to, author: 'operator', body: message })
    const state = nextTicketState('operator_wrote')
    await updateTicketState(sql, { workspace, id: input.id, state, isAnswer: true, now })
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: 'ticket_answered',
      data: { ticket: input.id, ...(input.operatorId ? { actor: input.operatorId } : {}) },
    })
    await enqueueMail(context, sql, {
      to: found.email,
      template: 'ticket-message',
      props: {
        to: 'person',
        who: '',
        message,
        url: `${context.config.appUrl}/app/support/tickets/${input.id}`,
        replyTo: replyAddress(context.config, { side: 'person', ticketId: input.id }),
      },
      idempotencyKey: `ticket-message:${messageId}`,
    })
    return ok()
  })
}
