import type { PushConfig } from '#app/config.server.ts'
import { guardedRequest } from '#app/platform/integrations/guarded-request.ts'
import type { PushSubscription } from '#core/notifications/push.ts'

/** One message to one browser. */
export interface PushPost {
  readonly to: PushSubscription
  readonly payload: string
  readonly keys: PushConfig
  /** At most 32 letters and digits: of several that wait at the service for one browser, the last stays. */
  readonly topic: string
  readonly isUrgent: boolean
  /** Hosts with ports that may lie on a private address. */
  readonly localHosts: readonly string[]
}

/** `gone`: the browser wants nothing any more, or its keys are none. `failed`: it may, and this time it did not work. */
export type PushOutcome =
  | { readonly kind: 'took' }
  | { readonly kind: 'gone' | 'failed'; readonly detail: string }

/** How long a service keeps a message for a browser that is away, in seconds: what is due is then over. */
const KEPT_SECONDS = 12 * 60 * 60
const TIMEOUT_MS = 10_000
const MOST_ANSWER_BYTES = 10_000

/**
 * Sends a message that only the browser can read (RFC 8291), signed by us (RFC 8292). Never throws, follows no redirect,
 * and cannot be led inside.
 */
export async function sendPush(post: PushPost): Promise<PushOutcome> {
  const { to, keys, localHosts } = post
  const { default: webPush } = await import('web-push')
  let details: ReturnType<typeof webPush.generateRequestDetails>
  try {
    details = webPush.generateRequestDetails(
      { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
      post.payload,
      {
        vapidDetails: keys,
        TTL: KEPT_SECONDS,
        urgency: post.isUrgent ? 'high' : 'normal',
        topic: post.topic,
        contentEncoding: 'aes128gcm',
      },
    )
  } catch {
    return { kind: 'gone', detail: 'its keys are none' }
  }
  const url = new URL(details.endpoint)
  const answer = await guardedRequest({
    method: 'POST',
    url,
    headers: Object.fromEntries(
      Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: details.body ?? '',
    timeoutMs: TIMEOUT_MS,
    mostBytes: MOST_ANSWER_BYTES,
    localOrigin: localHosts.includes(url.host) ? url.origin : null,
  })
  if (answer.kind !== 'answered') return { kind: 'failed', detail: answer.detail }
  if (answer.status >= 200 && answer.status < 300) return { kind: 'took' }
  const detail = `status ${answer.status}`
  return { kind: answer.status === 404 || answer.status === 410 ? 'gone' : 'failed', detail }
}
