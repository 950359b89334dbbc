import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { insertExport } from '#db/queries/settings/exports.ts'

/** Asks for everything of the person's own workspace as one ZIP, which a job makes. One at a time. */
export async function requestExport(
  ctx: WorkspaceContext,
  { caller }: { caller: Caller },
): Promise<Result<object, 'not_owner' | 'running'>> {
  const { workspace, userId } = ctx
  if (ctx.role !== 'owner') return err('not_owner')
  return ctx.inWorkspace(async sql => {
    const asked = await insertExport(sql, { workspace, now: ctx.now() })
    if (!asked) return err('running')
    await insertOutboxJob(sql, { queue: 'settings.export', payload: { workspace, exportId: asked.id } })
    const data = { what: 'everything', format: 'zip' }
    await insertSecurityEvent(sql, { userId, type: 'data_exported', caller, data })
    return ok()
  })
}
