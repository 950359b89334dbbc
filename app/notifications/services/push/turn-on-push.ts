import { createHash, randomUUID } from 'node:crypto'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { seal } from '#app/platform/secrets/seal.ts'
import { deviceName } from '#core/identity/account/device-name.ts'
import { readPushSubscription } from '#core/notifications/push.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { deleteOthersPushBrowser, upsertPushBrowser } from '#db/queries/notifications/push.ts'

/** Browsers of one person in one workspace; a further one takes the place of the oldest. */
const MOST_BROWSERS = 10

/**
 * Sends what the person is told of in this workspace to a browser as well. A browser belongs to one person: whoever used
 * it before gets nothing there any more.
 */
export async function turnOnPush(
  ctx: WorkspaceContext,
  input: { subscription: unknown; userAgent: string },
): Promise<Result<object, 'not_offered' | 'not_a_browser'>> {
  const { workspace, userId: memberId, config } = ctx
  if (!config.push) return err('not_offered')
  const subscription = readPushSubscription(input.subscription)
  if (!subscription || !isReachable(subscription.endpoint, config.webhooksAllowPrivate))
    return err('not_a_browser')
  const id = randomUUID()
  const endpointHash = createHash('sha256').update(subscription.endpoint).digest()
  const sealed = seal(JSON.stringify(subscription), config.encryptionKey, 'push-subscription', id)
  const device = deviceName(input.userAgent)
  await ctx.db.acrossWorkspaces('notifications', sql =>
    deleteOthersPushBrowser(sql, { endpointHash, memberId }),
  )
  await ctx.inWorkspace(sql =>
    upsertPushBrowser(sql, {
      workspace,
      memberId,
      id,
      endpointHash,
      sealed,
      device,
      most: MOST_BROWSERS,
      now: ctx.now(),
    }),
  )
  return ok()
}

/** Is this an address on the open Internet, as far as it tells? It is looked at again when something is sent there. */
function isReachable(endpoint: string, localHosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  return url.protocol === 'https:' || localHosts.includes(url.host)
}
