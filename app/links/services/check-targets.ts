import { lookAtPage } from '#app/links/integrations/look-at-page.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { isDead } from '#core/links/dead.ts'
import { addDays, addMs, HOUR_MS } from '#core/shared/time.ts'
import { listTargetsToCheck, updateTargetChecked } from '#db/queries/links/targets.ts'

/** A page is looked at so often, in milliseconds; one that did not answer more often, so that it is soon back. */
const OFTEN_MS = { alive: 23 * HOUR_MS, dead: HOUR_MS }
/** Links that nobody followed for so many days are not looked after. */
const QUIET_DAYS = 30
/** Pages of one run, and at one time. */
const MOST = 200
const AT_ONCE = 8

/**
 * Looks at the pages that links lead to, once a day, so that people go to the other address while one does not answer.
 * Links that lead to the same page share one look. Answers how many pages were looked at.
 */
export async function checkTargets(context: ServiceContext): Promise<number> {
  const now = context.now()
  const targets = await context.db.acrossWorkspaces('leads', sql =>
    listTargetsToCheck(sql, {
      aliveBefore: addMs(now, -OFTEN_MS.alive),
      deadBefore: addMs(now, -OFTEN_MS.dead),
      followedSince: addDays(now, -QUIET_DAYS),
      limit: MOST,
    }),
  )
  const { appUrl, webhooksAllowPrivate } = context.config
  const waiting = [...targets]
  const look = async () => {
    for (let target = waiting.pop(); target !== undefined; target = waiting.pop()) {
      const { origin } = new URL(target)
      // Our own pages answer as long as anybody can follow a link of ours.
      const dead = origin === appUrl ? false : isDead(await lookAtPage(target, webhooksAllowPrivate))
      const checked = { target, isDead: dead, now }
      await context.db.acrossWorkspaces('leads', sql => updateTargetChecked(sql, checked))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, look))
  return targets.length
}
