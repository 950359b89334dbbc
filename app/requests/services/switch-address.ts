import { randomUUID } from 'node:crypto'
import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertRequestAddress, updateRequestAddressClosed } from '#db/queries/requests/request-addresses.ts'
import { openRequestSecrets } from './open-request-secrets.ts'

/**
 * Opens the address at which people ask, replaces it by another, or turns it off. What was open before opens nothing any
 * more; one that is open stays when it is opened again.
 */
export async function switchAddress(
  ctx: WorkspaceContext,
  { to }: { to: 'open' | 'replace' | 'close' },
): Promise<Result<object, 'read_only' | 'not_in_plan'>> {
  const lock = featureLock(ctx, 'content_requests')
  if (lock) return err(lock)
  const { workspace } = ctx
  const now = ctx.now()
  const id = randomUUID()
  const tokenHash = hashSecret((await openRequestSecrets(ctx)).address.make(id))
  return ctx.inWorkspace(async sql => {
    if (to !== 'open') await updateRequestAddressClosed(sql, { workspace, now })
    if (to !== 'close') await insertRequestAddress(sql, { workspace, id, tokenHash, now })
    const actionType = `address_${to === 'close' ? 'closed' : 'opened'}`
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'requests', actionType })
    return ok()
  })
}
