import type { ServiceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { asWorkspaceId, isUuid } from '#db/client.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { findInboxTicket } from '#db/queries/support/inbox.ts'
import { findTicket, updateTicketState } from '#db/queries/support/tickets.ts'

/** An operator closes a ticket; the person can open it again by writing. A second time changes nothing. */
export async function shutTicket(
  context: ServiceContext,
  { id, operatorId }: { id: string; operatorId: string | null },
): Promise<Result<object, 'not_found'>> {
  if (!isUuid(id)) return err('not_found')
  return context.db.acrossWorkspaces('support', async sql => {
    const found = await findInboxTicket(sql, { id })
    if (!found) return err('not_found')
    const workspace = asWorkspaceId(found.userId)
    const ticket = await findTicket(sql, { workspace, id, lock: true })
    if (!ticket || ticket.state === 'closed') return ok()
    await updateTicketState(sql, { workspace, id, state: 'closed', now: context.now() })
    const data = { ticket: id, ...(operatorId ? { actor: operatorId } : {}) }
    await insertSecurityEvent(sql, { userId: workspace, type: 'ticket_closed', data })
    return ok()
  })
}
