import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { databaseFailure } from '#db/errors.ts'
import { findLastMerge, splitLeads } from '#db/queries/leads/merges.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Takes the last merge into somebody apart again. */
export async function splitPeople(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'email_taken'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const split = ctx.inWorkspace(async sql => {
    const merge = await findLastMerge(sql, { workspace, keptId: id })
    if (!merge || !(await splitLeads(sql, { workspace, keptId: id, merge, now: ctx.now() })))
      return err('not_found')
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'sales', actionType: 'people_split' })
    return ok()
  })
  return split.catch((error: unknown) => {
    // The email of the other was given to the one who was kept, or to somebody new.
    if (databaseFailure(error)?.reason === 'unique') return err('email_taken')
    throw error
  })
}
