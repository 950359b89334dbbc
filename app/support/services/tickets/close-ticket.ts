import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { findTicket, updateTicketState } from '#db/queries/support/tickets.ts'

/** Closes a ticket that a person needs no more, or opens it again. */
export async function closeTicket(
  ctx: WorkspaceContext,
  { id, isClosed }: { id: string; isClosed: boolean },
): Promise<Result<object, 'not_found'>> {
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const ticket = await findTicket(sql, { workspace, id, lock: true })
    if (!ticket) return err('not_found')
    if ((ticket.state === 'closed') === isClosed) return ok()
    await updateTicketState(sql, { workspace, id, state: isClosed ? 'closed' : 'open', now: ctx.now() })
    return ok()
  })
}
