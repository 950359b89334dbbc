import { listSupportTickets, type SupportTicket } from '#db/queries/visitors/visitors.ts'
import type { WorkspaceContext } from '../context.ts'

/** The last five things that this workspace asked of support. */
export async function listTickets(ctx: WorkspaceContext): Promise<SupportTicket[]> {
  return ctx.db.inWorkspace(ctx.workspace, sql => listSupportTickets(sql, { workspace: ctx.workspace }))
}
