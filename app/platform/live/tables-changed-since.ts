import type { ServiceContext } from '#app/platform/context.ts'
import { isLiveTable, type LiveTable } from '#core/shared/live/live.ts'
import type { WorkspaceId } from '#db/client.ts'
import { listTablesChangedSince } from '#db/queries/platform/changes.ts'

/** The tables of a workspace that screens may follow and that changed since the moment of a page (`isMoment`). */
export async function tablesChangedSince(
  { db }: ServiceContext,
  workspace: WorkspaceId,
  moment: string,
): Promise<LiveTable[]> {
  const tables = await db.readInWorkspace(workspace, sql =>
    listTablesChangedSince(sql, { workspace, moment }),
  )
  return tables.filter(isLiveTable)
}
