import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { leaveHubs } from '#app/watch/services/polling/websub/subscribe-to-hub.ts'
import { addMs, MINUTE_MS, SECOND_MS } from '#core/shared/time.ts'
import { hostGapMs } from '#core/watch/polling.ts'
import { claimSources } from '#db/queries/watch/polling.ts'
import { pollSource, watchFinder } from './poll-source.ts'

/** Sources looked at side by side, each of another host. */
const AT_ONCE = 20
/** How long a run looks for what is due, and between two looks, in milliseconds. */
const RUN_MS = 50 * SECOND_MS
const LOOK_MS = 500
/** After which a worker counts as dead. */
const CLAIM_MS = 2 * MINUTE_MS
/** A host that asks for a longer pause between two requests than others. */
const SLOW_HOST = 'www.reddit.com'

/** Looks at all sources that are due, one of each host at a time, for most of a minute. Safe to run by many at once. */
export async function pollSources(context: ServiceContext): Promise<number> {
  const began = performance.now()
  await leaveHubs(context)
  const hasWatch = watchFinder(context)
  const underWay = new Set<Promise<void>>()
  let looked = 0
  let lastClaim = Number.NEGATIVE_INFINITY
  for (;;) {
    const limit = AT_ONCE - underWay.size
    const isOver = performance.now() - began > RUN_MS
    const claimed = isOver || limit === 0 ? [] : await claim(context, limit)
    looked += claimed.length
    for (const source of claimed) {
      const polling: Promise<void> = pollSource(context, source, hasWatch)
        // Its claim runs out by itself; the others have their turn.
        .catch((error: unknown) =>
          logger().error({ err: error, source: source.id }, 'a source was not looked at'),
        )
        .finally(() => underWay.delete(polling))
      underWay.add(polling)
    }
    // Another source of a host that was just asked has its turn after a pause.
    if (claimed.length > 0) lastClaim = performance.now()
    if (underWay.size === 0 && (isOver || performance.now() - lastClaim > hostGapMs('') + LOOK_MS))
      return looked
    await Promise.race([...underWay, pause(LOOK_MS)])
  }
}

function claim({ db, now }: ServiceContext, limit: number) {
  const at = now()
  return db.acrossWorkspaces('watch', sql =>
    claimSources(sql, {
      now: at,
      until: addMs(at, CLAIM_MS),
      quietSince: addMs(at, -hostGapMs('')),
      slowHosts: SLOW_HOST,
      slowSince: addMs(at, -hostGapMs(SLOW_HOST)),
      limit,
    }),
  )
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, ms)
  })
}
