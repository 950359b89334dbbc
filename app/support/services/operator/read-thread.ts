import type { ServiceContext } from '#app/platform/context.ts'
import { asWorkspaceId, isUuid } from '#db/client.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { findInboxTicket } from '#db/queries/support/inbox.ts'
import { findTicket, listTicketMessages } from '#db/queries/support/tickets.ts'
import { weighTicket } from './read-inbox.ts'

/**
 * A ticket of whosever workspace with its thread, for an operator; null when it is not there. That it was read stands in
 * the audit trail of whose it is; `operatorId` is null on the command line.
 */
export async function readThread(
  context: ServiceContext,
  { id, operatorId }: { id: string; operatorId: string | null },
) {
  if (!isUuid(id)) return null
  return context.db.acrossWorkspaces('support', async sql => {
    const found = await findInboxTicket(sql, { id })
    if (!found) return null
    const workspace = asWorkspaceId(found.userId)
    const [whole, messages] = await Promise.all([
      findTicket(sql, { workspace, id }),
      listTicketMessages(sql, { workspace, ticketId: id }),
    ])
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: 'ticket_read',
      data: { ticket: id, ...(operatorId ? { actor: operatorId } : {}) },
    })
    return { ...weighTicket(found, context.now()), diagnostics: whole?.diagnostics ?? {}, messages }
  })
}
