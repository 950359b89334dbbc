import type { WorkspaceContext } from '#app/platform/context.ts'
import { isFirstInLine } from '#core/support/threads.ts'
import { isUuid } from '#db/client.ts'
import { findTicket, listTicketMessages } from '#db/queries/support/tickets.ts'

/** One ticket of a person with its thread, and whether replies appear as they are written; null when it is not there. */
export async function readTicket(ctx: WorkspaceContext, { id }: { id: string }) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  return ctx.readInWorkspace(async sql => {
    const [ticket, messages] = await Promise.all([
      findTicket(sql, { workspace, id }),
      listTicketMessages(sql, { workspace, ticketId: id }),
    ])
    return ticket && { ticket, messages, isLive: isFirstInLine(ctx.tier) }
  })
}
