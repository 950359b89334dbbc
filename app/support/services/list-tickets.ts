import type { WorkspaceContext } from '#app/platform/context.ts'
import { listSupportTickets, type SupportTicket } from '#db/queries/site/visitors.ts'

/** The last five things that this workspace asked of support. */
export async function listTickets(ctx: WorkspaceContext): Promise<SupportTicket[]> {
  return ctx.readInWorkspace(sql => listSupportTickets(sql, { workspace: ctx.workspace }))
}
