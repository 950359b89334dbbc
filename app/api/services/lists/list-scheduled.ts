import type { WorkspaceContext } from '#app/platform/context.ts'
import { listScheduledRows } from '#db/queries/api/content.ts'
import { readRows, type WantedOf } from './read-rows.ts'

/** What is in the planner, the earliest first, or the one of an id. */
export function listScheduled(ctx: WorkspaceContext, wanted: WantedOf<typeof listScheduledRows>) {
  return readRows(ctx, listScheduledRows, wanted)
}
