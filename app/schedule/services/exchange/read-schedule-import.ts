import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { findScheduleImport, type ScheduleImport } from '#db/queries/schedule/schedule-imports.ts'

/** How far a long import into the planner is; null when there is none of that id here. */
export async function readScheduleImport(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<ScheduleImport | null> {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  return ctx.readInWorkspace(sql => findScheduleImport(sql, { workspace, id }))
}
