import type { ServiceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { listOwnedTables } from '#db/queries/settings/owned-rows.ts'
import { findRowOwner } from './export/find-row-owner.ts'
import { readOwnedRows } from './export/read-owned-rows.ts'

export interface WorkspaceExport {
  readonly userId: string
  readonly exportedAt: string
  /** Rows by table, in the database's own names; a table without rows is an empty list. */
  readonly tables: Readonly<Record<string, readonly Record<string, unknown>[]>>
}

/**
 * Everything that is kept about one account, table by table from the catalogue, without secrets and hashes. What a plan
 * no longer allows is in it like all the rest. Null when there is no such account.
 */
export async function exportWorkspace(
  context: Pick<ServiceContext, 'db' | 'now'>,
  { userId }: { userId: string },
): Promise<WorkspaceExport | null> {
  if (!isUuid(userId)) return null
  const owner = await findRowOwner(context, { userId })
  if (!owner) return null
  const owned = await context.db.acrossWorkspaces('export', listOwnedTables)
  const tables: Record<string, Record<string, unknown>[]> = {}
  for (const table of owned) {
    const rows: Record<string, unknown>[] = []
    for await (const line of readOwnedRows(context, { table, owner }))
      rows.push(JSON.parse(line) as Record<string, unknown>)
    tables[table.table] = rows
  }
  return { userId, exportedAt: context.now().toISOString(), tables }
}
