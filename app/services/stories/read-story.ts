import { isUuid } from '#db/client.ts'
import { listContent } from '#db/queries/content/list-content.ts'
import { findStory } from '#db/queries/stories/stories.ts'
import type { WorkspaceContext } from '../context.ts'

/** As many posts as the page lists; the rest is counted. */
const SHOWN = 20

/** A story with the posts made from it; null when it is not there, not yours, or no id at all. */
export async function readStory(ctx: WorkspaceContext, { id }: { id: string }) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const [story, posts] = await ctx.db.inWorkspace(workspace, sql =>
    Promise.all([
      findStory(sql, { workspace, id }),
      listContent(sql, { workspace, storyId: id, page: { page: 1, size: SHOWN } }),
    ]),
  )
  return story ? { story, posts } : null
}
