import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { listIdeas } from '#db/queries/schedule/ideas.ts'
import { findScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'

const PAGE_SIZE = 60

/** One page of ideas, or of those put away, and what was put away just now. Two statements. */
export async function readIdeas(
  ctx: WorkspaceContext,
  address: { archived: boolean; page: number; removed: string | null },
) {
  const { workspace } = ctx
  const { archived, removed } = address
  const [ideas, undo] = await ctx.readInWorkspace(sql =>
    Promise.all([
      listIdeas(sql, { workspace, archived, page: { page: address.page, size: PAGE_SIZE } }),
      isUuid(removed) ? findScheduledPost(sql, { workspace, id: removed }) : null,
    ]),
  )
  return { ideas, undo: undo?.status === 'cancelled' ? { id: undo.id, title: undo.title } : null }
}
