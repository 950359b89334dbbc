import type { WorkspaceContext } from '#app/platform/context.ts'
import { listStoryRows } from '#db/queries/api/content.ts'
import { readRows, type WantedOf } from './read-rows.ts'

/** Stories as programs see them, the newest first, or the one of an id; whole. */
export function listStories(ctx: WorkspaceContext, wanted: WantedOf<typeof listStoryRows>) {
  return readRows(ctx, listStoryRows, wanted)
}
