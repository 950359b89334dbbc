import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { findDeal } from '#db/queries/deals/deals.ts'
import { seesDeals } from './sees-deals.ts'

/** What a deal is called; null when there is none of that id, or when it may not be seen. */
export async function readDealTitle(ctx: WorkspaceContext, { id }: { id: string }): Promise<string | null> {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  return ctx.readInWorkspace(async sql => {
    if (!(await seesDeals(ctx, sql))) return null
    return (await findDeal(sql, { workspace, id }))?.title ?? null
  })
}
