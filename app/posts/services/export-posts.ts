import type { WorkspaceContext } from '#app/platform/context.ts'
import { type FileColumns, writeRows } from '#app/platform/integrations/csv.ts'
import { storedScoreText } from '#core/brand/stored-score.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { listPostsForExport, type PostForExport } from '#db/queries/posts/list-posts.ts'

const COLUMNS: FileColumns<PostForExport> = {
  created: post => post.createdAt.toISOString(),
  platform: post => post.platform,
  status: post => post.status,
  title: post => post.title,
  text: post => post.body,
  alignment: post => (post.alignmentOverall === null ? storedScoreText(post) : String(post.alignmentOverall)),
  published_at: post => post.publishedAt?.toISOString() ?? '',
}

/** All posts as a CSV or JSON file, newest first, at most 10 000. */
export async function exportPosts(
  ctx: WorkspaceContext,
  { kind }: { kind: 'csv' | 'json' },
): Promise<string> {
  const { workspace } = ctx
  const posts = await ctx.inWorkspace(async sql => {
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'create', actionType: 'posts_exported' })
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: 'data_exported',
      data: { actor: ctx.userId, what: 'posts', format: kind },
    })
    return listPostsForExport(sql, { workspace })
  })
  return writeRows(posts, COLUMNS, kind)
}
