import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { wantImport as noteWanted } from '#db/queries/settings/imports.ts'

/** The owner has seen what is in a file and wants it in their workspace; a job brings it. */
export async function wantImport(
  ctx: WorkspaceContext,
  { id, caller }: { id: string; caller: Caller },
): Promise<Result<object, 'not_found' | 'read_only'>> {
  const { workspace, userId } = ctx
  if (ctx.role !== 'owner' || !isUuid(id)) return err('not_found')
  if (ctx.access === 'read_only') return err('read_only')
  return ctx.inWorkspace(async sql => {
    if (!(await noteWanted(sql, { workspace, id, now: ctx.now() }))) return err('not_found')
    await insertOutboxJob(sql, { queue: 'settings.import', payload: { workspace, importId: id } })
    const data = { what: 'everything', step: 'asked' }
    await insertSecurityEvent(sql, { userId, type: 'data_imported', caller, data })
    return ok()
  })
}
