import { notify } from '#app/notifications/services/notify.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { NETWORK_NAMES } from '#core/publishing/networks.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { addMs, DAY_MS } from '#core/shared/time.ts'
import { roleMay, TEAM_ROLES } from '#core/team/roles.ts'
import { type EndingConnection, listEndingConnections, updateExpired } from '#db/queries/publishing/expiry.ts'

/** How long before a connection ends its people are told. */
const AHEAD_MS = 7 * DAY_MS
/** Connections of one run; the next one goes on. */
const MOST = 500

const MANAGERS = TEAM_ROLES.filter(role => roleMay(role, 'settings'))

/**
 * Tells whose account has to be connected again within seven days, once for each end, and again when it is over: from then
 * on it counts as not connected. Safe to run by many at once.
 */
export async function warnOfExpiry(context: ServiceContext): Promise<{ ending: number; over: number }> {
  const now = context.now()
  return context.db.acrossWorkspaces('publishing', async sql => {
    const over = await updateExpired(sql, { now, reason: 'Its sign-in has expired.', limit: MOST })
    const ending = await listEndingConnections(sql, { now, until: addMs(now, AHEAD_MS), limit: MOST })
    await notify(
      sql,
      ...over.map(account =>
        happening(account, now, 'It has expired. Until you connect it again, you post yourself what is due.'),
      ),
      ...ending.map(account => {
        const by = whenText(account.expiresAt, account.timeZone)
        return happening(account, now, `It ends on ${by}. Connect it again before then, and nothing stops.`)
      }),
    )
    return { ending: ending.length, over: over.length }
  })
}

function happening(account: EndingConnection, now: Date, note: string) {
  const { userId, network, handle, key } = account
  return {
    workspace: userId,
    event: 'connection_expiring' as const,
    key,
    details: { title: `${handle} on ${NETWORK_NAMES[network]}`, note },
    path: '/app/settings/connections',
    roles: MANAGERS,
    now,
  }
}
