import type { WorkspaceContext } from '#app/platform/context.ts'
import { writeCsv } from '#app/platform/integrations/csv.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { listPostsForExport } from '#db/queries/posts/list-posts.ts'

const COLUMNS = ['created', 'platform', 'status', 'title', 'text', 'alignment', 'published_at'] as const

/** All posts as a CSV or JSON file, newest first, at most 10 000. */
export async function exportPosts(
  ctx: WorkspaceContext,
  { kind }: { kind: 'csv' | 'json' },
): Promise<string> {
  const { workspace } = ctx
  const rows = await ctx.inWorkspace(async sql => {
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'create', actionType: 'posts_exported' })
    return listPostsForExport(sql, { workspace })
  })
  const records = rows.map(row => ({
    created: row.createdAt.toISOString(),
    platform: row.platform,
    status: row.status,
    title: row.title,
    text: row.body,
    alignment: row.alignmentOverall === null ? '' : String(row.alignmentOverall),
    published_at: row.publishedAt?.toISOString() ?? '',
  }))
  return kind === 'csv' ? writeCsv(records, COLUMNS) : `${JSON.stringify(records, null, 2)}\n`
}
