import type { WorkspaceContext } from '#app/platform/context.ts'
import { listDealRows } from '#db/queries/api/business.ts'
import { readRows, type WantedOf } from './read-rows.ts'

/** Deals by their ids, or the one of an id; none for whoever may not see deals. */
export function listDeals(ctx: WorkspaceContext, wanted: WantedOf<typeof listDealRows>) {
  return readRows(ctx, listDealRows, wanted)
}
