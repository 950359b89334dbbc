import { guardedRequest } from '#app/platform/integrations/guarded-request.ts'

const TIMEOUT_MS = 10_000
const MOST_BYTES = 100_000

/** Asks a hub to tell us of a topic, or no longer to; true when it took what we asked (it confirms by itself). */
export async function askHub(input: {
  readonly hub: string
  readonly mode: 'subscribe' | 'unsubscribe'
  readonly topic: string
  readonly callback: string
  readonly secret: string
  readonly leaseSeconds: number
  readonly localHosts: readonly string[]
}): Promise<boolean> {
  const { mode, topic, callback, secret, leaseSeconds, localHosts } = input
  const url = new URL(input.hub)
  const body = new URLSearchParams({
    'hub.mode': mode,
    'hub.topic': topic,
    'hub.callback': callback,
    ...(mode === 'subscribe' ? { 'hub.secret': secret, 'hub.lease_seconds': String(leaseSeconds) } : {}),
  })
  const answer = await guardedRequest({
    method: 'POST',
    url,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: body.toString(),
    timeoutMs: TIMEOUT_MS,
    mostBytes: MOST_BYTES,
    // A secret goes along, so only where nobody reads it on the way.
    localOrigin: localHosts.includes(url.host) ? url.origin : null,
  })
  return answer.kind === 'answered' && answer.status >= 200 && answer.status < 300
}
