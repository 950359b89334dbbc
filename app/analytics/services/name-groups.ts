import type { WorkspaceContext } from '#app/platform/context.ts'
import { listMemberNames } from '#app/team/services/list-member-names.ts'
import type { Grouping } from '#core/analytics/numbers.ts'
import { PLATFORMS, readPlatform } from '#core/posts/platforms/platforms.ts'
import type { Sql } from '#db/client.ts'
import { listGroupNames } from '#db/queries/analytics/figures.ts'

/** What each key of a grouping is called; members' names are in their own workspaces. */
export async function nameGroups(
  ctx: WorkspaceContext,
  sql: Sql,
  { by, keys }: { by: Grouping; keys: readonly string[] },
): Promise<(key: string) => string> {
  if (by === 'network') return networkName
  if (by === 'person') {
    const people = await listMemberNames(ctx)
    return key => people.get(key) ?? 'A former member'
  }
  const named = await listGroupNames(sql, { workspace: ctx.workspace, by, keys })
  const names = new Map(named.map(({ key, name }) => [key, name]))
  return key => names.get(key) || 'Untitled'
}

function networkName(key: string): string {
  const platform = readPlatform(key)
  return platform ? PLATFORMS[platform].name : key.charAt(0).toUpperCase() + key.slice(1)
}
