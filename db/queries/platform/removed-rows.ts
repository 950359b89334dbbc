import type { Sql, WorkspaceId } from '../../client.ts'

/** What can be taken back after it was deleted. */
export type RemovedKind = 'story' | 'post' | 'campaign' | 'member'

/**
 * Takes the kept copy of a deleted row out, as the JSON text it was kept as; null when there is none. The copy is gone
 * with it, so a second undo finds nothing.
 */
export async function takeRemovedRow(
  sql: Sql,
  { workspace, kind, id }: { workspace: WorkspaceId; kind: RemovedKind; id: string },
): Promise<string | null> {
  const [copy] = await sql<{ data: string }[]>`
    delete from removed_rows where user_id = ${workspace} and kind = ${kind} and id = ${id}
    returning data::text as data
  `
  return copy?.data ?? null
}
