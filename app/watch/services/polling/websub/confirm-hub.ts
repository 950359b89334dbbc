import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { addMs } from '#core/shared/time.ts'
import { ASK_AGAIN_MS, HINT_GAP_MS, leaseFrom, readHubSignature } from '#core/watch/websub/hub-link.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { deleteHub, findHubByToken, updateHubAnswered, updateSourceHinted } from '#db/queries/watch/hubs.ts'
import { openHubSecrets } from './open-hub-secrets.ts'

/**
 * Answers a hub that asks whether we meant it: its challenge, where we did ask for this topic and this mode, else null. A
 * hub that refuses is asked again a week later.
 */
export async function confirmHub(
  context: ServiceContext,
  input: { token: string; mode: string; topic: string; challenge: string; leaseSeconds: string },
): Promise<string | null> {
  const { mode, topic, challenge } = input
  const now = context.now()
  return context.db.acrossWorkspaces('watch', async sql => {
    const row = await findHubByToken(sql, { tokenHash: hashSecret(input.token) })
    if (!row || row.topic !== topic) return null
    const { id } = row
    if (mode === 'denied' && row.sourceId !== null) {
      const askAt = addMs(now, ASK_AGAIN_MS.refused)
      await updateHubAnswered(sql, { id, status: 'refused', leaseUntil: null, askAt })
      return ''
    }
    if (challenge === '') return null
    if (mode === 'subscribe' && row.sourceId !== null) {
      const { until, askAt } = leaseFrom(input.leaseSeconds, now)
      await updateHubAnswered(sql, { id, status: 'active', leaseUntil: until, askAt })
      return challenge
    }
    if (mode === 'unsubscribe' && row.sourceId === null) {
      await deleteHub(sql, { id })
      return challenge
    }
    return null
  })
}

/**
 * Takes a delivery for what it is, a hint: its source has its turn at once, and nothing of the body is believed. Without a
 * right signature over the bytes as they came nothing happens, and the hub is not told (WebSub, 8). False where the address
 * names nothing.
 */
export async function receiveFromHub(
  context: ServiceContext,
  { token, body, signature }: { token: string; body: Uint8Array; signature: string },
): Promise<boolean> {
  const now = context.now()
  return context.db.acrossWorkspaces('watch', async sql => {
    const row = await findHubByToken(sql, { tokenHash: hashSecret(token) })
    if (!row) return false
    const secrets = openHubSecrets(context, row)
    if (!secrets || !isSigned(body, signature, secrets.secret)) {
      logger().warn({ hub: row.id }, 'a delivery of a hub was not signed by it')
      return true
    }
    if (row.sourceId === null) return true
    if (await updateSourceHinted(sql, { id: row.sourceId, now, gapMs: HINT_GAP_MS }))
      await insertOutboxJob(sql, { queue: 'watch.poll', payload: {} })
    return true
  })
}

function isSigned(body: Uint8Array, header: string, secret: string): boolean {
  const signature = readHubSignature(header)
  if (!signature) return false
  const right = createHmac(signature.method, secret).update(body).digest()
  const given = Buffer.from(signature.hex, 'hex')
  return given.length === right.length && timingSafeEqual(given, right)
}
