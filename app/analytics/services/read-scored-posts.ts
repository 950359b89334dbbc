import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Period } from '#core/analytics/period.ts'
import { MOST_OF_NAME } from '#core/posts/post-name.ts'
import { listScoredPosts } from '#db/queries/analytics/alignment.ts'
import { timeSpan } from '#db/queries/analytics/sources.ts'
import type { Page } from '#db/queries/platform/page.ts'

/** Posts to choose from at a time. */
const SIZE = 15

/** A page of the posts of a period that can be put beside the best, the newest first. */
export async function readScoredPosts(
  ctx: WorkspaceContext,
  { period, page }: { period: Period; page: number },
): Promise<Page<{ id: string; label: string }>> {
  const { workspace, timeZone } = ctx
  const span = timeSpan(period, timeZone)
  const posts = await ctx.readInWorkspace(sql =>
    listScoredPosts(sql, { workspace, span, page: { page, size: SIZE } }),
  )
  const rows = posts.rows.map(({ id, title }) => ({ id, label: title.slice(0, MOST_OF_NAME) || 'Untitled' }))
  return { ...posts, rows }
}
