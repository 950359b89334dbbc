import type { WorkspaceContext } from '#app/platform/context.ts'
import { roleMay } from '#core/team/roles.ts'
import { type ArchiveImport, listArchiveImports } from '#db/queries/archives/imports.ts'

/** The last imports from elsewhere, and whether whoever looks may begin another. */
export async function readArchiveImports(
  ctx: WorkspaceContext,
): Promise<{ imports: readonly ArchiveImport[]; lock: 'plan' | 'role' | null }> {
  const { workspace } = ctx
  const imports = await ctx.readInWorkspace(sql => listArchiveImports(sql, { workspace }))
  const lock = !roleMay(ctx.role, 'edit') ? 'role' : ctx.access === 'read_only' ? 'plan' : null
  return { imports, lock }
}
