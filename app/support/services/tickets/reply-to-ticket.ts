import type { WorkspaceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { teamMailbox } from '#app/platform/mail/team-mailbox.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { nextTicketState } from '#core/support/threads.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey } from '#db/queries/platform/idempotency.ts'
import { findTicket, insertTicketMessage, updateTicketState } from '#db/queries/support/tickets.ts'
import { replyAddress } from './reply-address.ts'

/**
 * Adds what a person writes to their ticket and tells the operators; what was closed is open again. Possible on every
 * plan, also on one that is over. A repeat with the same key acts once.
 */
export async function replyToTicket(
  ctx: WorkspaceContext,
  input: { id: string; message: string; from: { name: string }; idempotencyKey: string },
): Promise<Result<object, 'not_found'>> {
  if (!isUuid(input.id)) return err('not_found')
  const { workspace, userId } = ctx
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    const ticket = await findTicket(sql, { workspace, id: input.id, lock: true })
    if (!ticket) return err('not_found')
    const key = { scope: userId, action: 'ticket_reply', key: input.idempotencyKey, userId: workspace }
    if (!(await insertOrFindIdempotencyKey(sql, key)).first) return ok()
    const to = { workspace, ticketId: ticket.id, now }
    const messageId = await insertTicketMessage(sql, { ...to, author: 'person', body: input.message })
    await updateTicketState(sql, { workspace, id: ticket.id, state: nextTicketState('person_wrote'), now })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'support', actionType: 'ticket_replied' })
    await enqueueMail(ctx, sql, {
      to: teamMailbox(ctx),
      template: 'ticket-message',
      props: {
        to: 'operator',
        who: input.from.name,
        message: input.message,
        url: `${ctx.config.appUrl}/operator/tickets/${ticket.id}`,
        replyTo: replyAddress(ctx.config, { side: 'operator', ticketId: ticket.id }),
      },
      idempotencyKey: `ticket-message:${messageId}`,
    })
    return ok()
  })
}
