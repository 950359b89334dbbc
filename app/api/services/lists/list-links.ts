import type { WorkspaceContext } from '#app/platform/context.ts'
import { listLinkRows } from '#db/queries/api/business.ts'
import { readRows, type WantedOf } from './read-rows.ts'

/** Tracked links with who followed them, the newest first, or the one of an id. */
export function listLinks(ctx: WorkspaceContext, wanted: WantedOf<typeof listLinkRows>) {
  return readRows(ctx, listLinkRows, wanted)
}
