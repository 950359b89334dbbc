import type { WorkspaceContext } from '#app/platform/context.ts'
import { listPostRows } from '#db/queries/api/content.ts'
import { readRows, type WantedOf } from './read-rows.ts'

/** Posts as programs see them, the newest first, or the one of an id; whole. */
export function listPosts(ctx: WorkspaceContext, wanted: WantedOf<typeof listPostRows>) {
  return readRows(ctx, listPostRows, wanted)
}
