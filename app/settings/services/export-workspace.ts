import type { ServiceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { listOwnedRows, listOwnedTables } from '#db/queries/settings/owned-rows.ts'

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
  return context.db.acrossWorkspaces('export', async sql => {
    const tables: Record<string, Record<string, unknown>[]> = {}
    for (const table of await listOwnedTables(sql))
      tables[table.table] = await listOwnedRows(sql, { table, userId })
    if (!tables.accounts?.length) return null
    return { userId, exportedAt: context.now().toISOString(), tables }
  })
}
