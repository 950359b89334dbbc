import type { WorkspaceContext } from '#app/platform/context.ts'
import { canUndoImport } from '#core/analytics/networks/plan-import.ts'
import { listNumberImports } from '#db/queries/analytics/number-imports.ts'
import { writeLock } from '../write-lock.ts'

/** The last imports of numbers, each with whether it can be undone now. */
export async function readNumberImports(ctx: WorkspaceContext) {
  const { workspace } = ctx
  const canWrite = writeLock(ctx) === null
  const now = ctx.now()
  const imports = await ctx.readInWorkspace(sql => listNumberImports(sql, { workspace }))
  return {
    canWrite,
    imports: imports.map(({ isNewest, ...one }) => ({
      ...one,
      canUndo: canWrite && isNewest && canUndoImport(one.createdAt, now),
    })),
  }
}
