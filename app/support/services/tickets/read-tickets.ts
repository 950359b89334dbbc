import type { WorkspaceContext } from '#app/platform/context.ts'
import { listTicketsOf } from '#db/queries/support/tickets.ts'

/** Tickets on one page. */
const SIZE = 20

/** Everything that a person asked of support, the newest first. */
export async function readTickets(ctx: WorkspaceContext, { page }: { page: number }) {
  const { workspace } = ctx
  return ctx.readInWorkspace(sql => listTicketsOf(sql, { workspace, page: { page, size: SIZE } }))
}
