import type { WorkspaceContext } from '#app/platform/context.ts'
import { exportEndsAt } from '#core/settings/exports.ts'
import { type ExportRow, findNewestExport } from '#db/queries/settings/exports.ts'

/** The newest export of a workspace, as its owner sees it. */
export interface ExportView extends Pick<ExportRow, 'id' | 'done' | 'total' | 'bytes' | 'requestedAt'> {
  readonly state: ExportRow['state'] | 'over'
  /** Until when it can be downloaded, once it is ready. */
  readonly endsAt: Date | null
}

/** The newest export that was asked for; null when there is none, or for anybody but the owner. */
export async function readExport(ctx: WorkspaceContext): Promise<ExportView | null> {
  const { workspace } = ctx
  if (ctx.role !== 'owner') return null
  const row = await ctx.readInWorkspace(sql => findNewestExport(sql, { workspace }))
  if (!row) return null
  const { id, state, done, total, bytes, requestedAt, readyAt } = row
  const endsAt = readyAt && exportEndsAt(readyAt)
  const isOver = endsAt !== null && endsAt <= ctx.now()
  return { id, done, total, bytes, requestedAt, endsAt, state: isOver ? 'over' : state }
}
