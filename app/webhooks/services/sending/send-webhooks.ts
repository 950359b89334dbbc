import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { addMs } from '#core/shared/time.ts'
import { LEASE_MS } from '#core/webhooks/attempts.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { claimEndpoints } from '#db/queries/webhooks/sending.ts'
import { serveEndpoint } from './serve-endpoint.ts'

/** Endpoints served side by side by one run. */
const MOST_AT_ONCE = 20

/** How long a run looks for new work while an endpoint keeps it waiting, and between two looks, in milliseconds. */
const RUN_MS = 60_000
const LOOK_MS = 500

/**
 * Sends all webhooks that are due: every endpoint by itself, so that one that is slow holds up no other, and by one worker
 * at a time, so that two send nothing twice. While one endpoint is slow it goes on looking for what is due to others.
 */
export async function sendWebhooks(context: ServiceContext): Promise<void> {
  const worker = randomUUID()
  const began = performance.now()
  const underWay = new Set<Promise<void>>()
  const failures: unknown[] = []
  for (;;) {
    const isOver = performance.now() - began > RUN_MS
    const limit = MOST_AT_ONCE - underWay.size
    const claimed = isOver || limit === 0 || failures.length > 0 ? [] : await claim(context, worker, limit)
    for (const endpoint of claimed) {
      const serving: Promise<void> = serveEndpoint(context, endpoint, worker)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => underWay.delete(serving))
      underWay.add(serving)
    }
    if (underWay.size === 0) break
    await Promise.race([...underWay, pause(LOOK_MS)])
  }
  if (failures.length > 0) throw failures[0]
  if (performance.now() - began > RUN_MS)
    await context.db.acrossWorkspaces('webhooks', sql =>
      insertOutboxJob(sql, { queue: 'webhooks.send', payload: {} }),
    )
}

function claim({ db, now }: ServiceContext, worker: string, limit: number) {
  const at = now()
  return db.acrossWorkspaces('webhooks', sql =>
    claimEndpoints(sql, { worker, until: addMs(at, LEASE_MS), now: at, limit }),
  )
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, ms)
  })
}
