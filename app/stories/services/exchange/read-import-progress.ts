import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { findStoryImport, type StoryImport } from '#db/queries/stories/story-imports.ts'

/** How far a long import is; null when there is none of that id here. */
export async function readImportProgress(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<StoryImport | null> {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  return ctx.readInWorkspace(sql => findStoryImport(sql, { workspace, id }))
}
