import type { WorkspaceContext } from '#app/platform/context.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { findWholeRecord, type WholeRecord } from '#db/queries/leads/whole-record.ts'

/**
 * Everything that is kept about one person, for somebody who asks what is known of them; null when there is nobody of that
 * id, or for who may not change people. Noted in the audit trail.
 */
export async function exportPerson(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<{ exportedAt: string; tables: WholeRecord } | null> {
  if (!isUuid(id) || !roleMay(ctx.role, 'edit')) return null
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const tables = await findWholeRecord(sql, { workspace, id })
    if (!tables) return null
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: 'data_exported',
      data: { actor: ctx.userId, what: 'person', format: 'json' },
    })
    return { exportedAt: ctx.now().toISOString(), tables }
  })
}
