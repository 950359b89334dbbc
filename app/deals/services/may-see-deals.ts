import type { WorkspaceContext } from '#app/platform/context.ts'
import { seesDeals } from './sees-deals.ts'

/** Whether somebody may see deals; see `seesDeals`. */
export async function maySeeDeals(ctx: WorkspaceContext): Promise<boolean> {
  return ctx.readInWorkspace(sql => seesDeals(ctx, sql))
}
