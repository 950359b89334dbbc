import type { Grouping } from '#core/analytics/numbers.ts'
import { networkName } from '#core/posts/platforms/network-name.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { listGroupNames } from '#db/queries/analytics/figures.ts'

/**
 * What each key of a grouping is called. `people` are the names of members, asked for before: theirs are in their own
 * workspaces, and a transaction of one workspace cannot look there.
 */
export async function nameGroups(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    by: Grouping
    keys: readonly string[]
    people: ReadonlyMap<string, string>
  },
): Promise<(key: string) => string> {
  const { workspace, by, keys, people } = input
  if (by === 'network') return networkName
  if (by === 'person') return key => people.get(key) ?? 'A former member'
  const named = await listGroupNames(sql, { workspace, by, keys })
  const names = new Map(named.map(({ key, name }) => [key, name]))
  return key => names.get(key) || 'Untitled'
}
