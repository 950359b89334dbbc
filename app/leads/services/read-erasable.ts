import type { WorkspaceContext } from '#app/platform/context.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { findErasable } from '#db/queries/leads/erasures.ts'

/** Whom the page that asks before a deletion on request is about; null when there is nobody, or for who may not delete. */
export async function readErasable(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<{ name: string; email: string; kept: number } | null> {
  if (!isUuid(id) || !roleMay(ctx.role, 'edit')) return null
  const { workspace } = ctx
  return ctx.readInWorkspace(sql => findErasable(sql, { workspace, id }))
}
