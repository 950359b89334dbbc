import type { WorkspaceContext } from '#app/platform/context.ts'
import { findAnySales } from '#db/queries/sales/today.ts'

/** Is there anything of the Sales Hub from a plan that had it? It stays readable on one that has not. */
export async function hasSales(ctx: WorkspaceContext): Promise<boolean> {
  return ctx.readInWorkspace(sql => findAnySales(sql, { workspace: ctx.workspace }))
}
