import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { networkAdapters } from '#app/publishing/integrations/adapters.ts'
import type { NetworkAdapters } from '#app/publishing/integrations/network.ts'
import { SENDING_MS } from '#core/publishing/timing.ts'
import { addMs, MINUTE_MS } from '#core/shared/time.ts'
import { asWorkspaceId } from '#db/client.ts'
import { claimConnection } from '#db/queries/publishing/claims.ts'
import { updateStrayTargets } from '#db/queries/publishing/targets.ts'
import { serveAccount } from './steps/serve-account.ts'

/** Accounts that one process serves at once: mostly it waits for their networks, of which some are slow. */
const LANES = 10
/** A run ends here; the next one, a minute later, goes on. */
const RUN_MS = 4 * MINUTE_MS

/**
 * Publishes what is due, looks for what may be published, and reads back what is. Any number of workers may run at once:
 * each account is served by one of them, and whoever dies is followed by another once its claim is over. Answers how
 * many accounts were served.
 */
export async function publishDue(
  context: ServiceContext,
  adapters: NetworkAdapters = networkAdapters(context.config),
): Promise<{ accounts: number }> {
  const end = addMs(context.now(), RUN_MS)
  await context.db.acrossWorkspaces('publishing', sql => updateStrayTargets(sql, { now: context.now() }))
  const served: string[] = []
  const lane = async () => {
    while (context.now() < end) {
      const worker = randomUUID()
      const now = context.now()
      const claimed = await context.db.acrossWorkspaces('publishing', sql =>
        claimConnection(sql, { worker, now, until: addMs(now, SENDING_MS), skip: served }),
      )
      if (!claimed) return
      served.push(claimed.id)
      const workspace = asWorkspaceId(claimed.userId)
      await serveAccount(context, adapters, { workspace, connectionId: claimed.id, worker })
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane))
  const failed = lanes.find(result => result.status === 'rejected')
  if (failed) throw failed.reason
  return { accounts: served.length }
}
