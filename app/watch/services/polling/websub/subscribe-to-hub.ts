import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { askHub } from '#app/watch/integrations/ask-hub.ts'
import { addMs, HOUR_MS } from '#core/shared/time.ts'
import { ASK_AGAIN_MS, canBeCalled, type HubLink, LEASE_SECONDS } from '#core/watch/websub/hub-link.ts'
import { asWorkspaceId } from '#db/client.ts'
import { deleteHub, findHubOf, listLeftHubs, updateHubAsked, upsertHub } from '#db/queries/watch/hubs.ts'
import type { ClaimedSource } from '#db/queries/watch/polling.ts'
import { callbackAddress, newHubSecrets, openHubSecrets, sealHubSecrets } from './open-hub-secrets.ts'

/** Time after which a hub that does not let us go is left to forget us by itself. */
const LEAVE_MS = 24 * HOUR_MS

/**
 * Asks a feed's hub to tell us of news, or to go on telling us, when it is time to; `link` is what the feed names now, null
 * where it was not read. That the hub does not answer changes nothing: the source is looked at as before.
 */
export async function subscribeToHub(
  context: ServiceContext,
  { source, link }: { source: ClaimedSource; link: HubLink | null },
): Promise<void> {
  const { config, db } = context
  const { webhooksAllowPrivate: localHosts } = config
  const workspace = asWorkspaceId(source.userId)
  const now = context.now()
  const known = await db.inWorkspace(workspace, sql => findHubOf(sql, { workspace, sourceId: source.id }))
  const isSame = known !== null && (!link || (link.hub === known.hub && link.topic === known.topic))
  if (isSame && known.askAt > now) return
  const wanted = isSame ? known : link
  if (!wanted || !canBeCalled(config.appUrl, wanted.hub, localHosts)) return
  const { hub, topic } = wanted
  const opened = isSame ? openHubSecrets(context, known) : null
  const secrets = opened ?? newHubSecrets()
  // Noted before it is asked: the hub may confirm before it has answered.
  const askAt = addMs(now, ASK_AGAIN_MS.unconfirmed)
  const isNoted = await db.inWorkspace(workspace, async sql => {
    if (isSame && opened) {
      await updateHubAsked(sql, { id: known.id, askAt })
      return true
    }
    const id = randomUUID()
    const sealed = sealHubSecrets(context, id, secrets)
    const tokenHash = hashSecret(secrets.token)
    return upsertHub(sql, { workspace, id, sourceId: source.id, hub, topic, tokenHash, sealed, askAt })
  })
  if (!isNoted) return
  const callback = callbackAddress(context, secrets.token)
  const { secret } = secrets
  await askHub({ hub, mode: 'subscribe', topic, callback, secret, leaseSeconds: LEASE_SECONDS, localHosts })
}

/** Tells hubs whose source was removed that we need no more, and forgets those that do not answer for a day. */
export async function leaveHubs(context: ServiceContext): Promise<void> {
  const { config, db } = context
  const now = context.now()
  const left = await db.acrossWorkspaces('watch', async sql => {
    const rows = await listLeftHubs(sql, { now })
    for (const { id } of rows) await updateHubAsked(sql, { id, askAt: addMs(now, HOUR_MS) })
    return rows
  })
  for (const row of left) {
    const { id, hub, topic } = row
    const secrets = openHubSecrets(context, row)
    if (!secrets || !row.leftAt || addMs(row.leftAt, LEAVE_MS) <= now) {
      await db.acrossWorkspaces('watch', sql => deleteHub(sql, { id }))
      continue
    }
    await askHub({
      hub,
      mode: 'unsubscribe',
      topic,
      callback: callbackAddress(context, secrets.token),
      secret: '',
      leaseSeconds: 0,
      localHosts: config.webhooksAllowPrivate,
    })
  }
}
