import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Grouping } from '#core/analytics/numbers.ts'
import { PLATFORMS, readPlatform } from '#core/posts/platforms/platforms.ts'
import type { Sql } from '#db/client.ts'
import { listGroupNames, listWriterNames } from '#db/queries/analytics/figures.ts'

/** What each key of a grouping is called; members' names are in their own workspaces. */
export async function nameGroups(
  ctx: WorkspaceContext,
  sql: Sql,
  { by, keys }: { by: Grouping; keys: readonly string[] },
): Promise<(key: string) => string> {
  if (by === 'network') return networkName
  if (by === 'person') return memberNames(ctx)
  const named = await listGroupNames(sql, { workspace: ctx.workspace, by, keys })
  const names = new Map(named.map(({ key, name }) => [key, name]))
  return key => names.get(key) || 'Untitled'
}

async function memberNames(ctx: WorkspaceContext): Promise<(key: string) => string> {
  const { workspace } = ctx
  const rows = await ctx.db.acrossWorkspaces('team', sql => listWriterNames(sql, { workspace }))
  const names = new Map(rows.map(({ key, name }) => [key, name]))
  return key => names.get(key) || (key === workspace ? 'Owner' : 'A former member')
}

function networkName(key: string): string {
  const platform = readPlatform(key)
  return platform ? PLATFORMS[platform].name : key.charAt(0).toUpperCase() + key.slice(1)
}
