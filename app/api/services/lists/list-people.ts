import type { WorkspaceContext } from '#app/platform/context.ts'
import { listPersonRows } from '#db/queries/api/business.ts'
import { readRows, type WantedOf } from './read-rows.ts'

/** People by their ids, or the one of an id. */
export function listPeople(ctx: WorkspaceContext, wanted: WantedOf<typeof listPersonRows>) {
  return readRows(ctx, listPersonRows, wanted)
}
