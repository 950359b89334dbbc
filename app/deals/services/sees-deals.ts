import type { WorkspaceContext } from '#app/platform/context.ts'
import { roleMay } from '#core/team/roles.ts'
import type { Sql } from '#db/client.ts'
import { findMaySeeDeals } from '#db/queries/deals/deals.ts'

/** Whether somebody may see deals, payments and pounds: whoever edits, and the others once the workspace allows it. */
export async function seesDeals(ctx: Pick<WorkspaceContext, 'role'>, sql: Sql): Promise<boolean> {
  return roleMay(ctx.role, 'edit') || (await findMaySeeDeals(sql))
}
