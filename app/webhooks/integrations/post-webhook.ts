import { type GuardedAnswer, guardedRequest } from '#app/platform/integrations/guarded-request.ts'

/** One attempt to tell a receiver of an event. */
export interface WebhookPost {
  readonly address: string
  /** The same at every attempt; the receiver knows a repeat by it. */
  readonly id: string
  readonly body: string
  /** When this attempt is made; a receiver refuses one that is too old. */
  readonly at: Date
  /** The secrets that sign it, `whsec_…`: one, or two while one takes the other's place. */
  readonly secrets: readonly string[]
  /** Hosts with ports that may lie on a private address. */
  readonly localHosts: readonly string[]
  readonly timeoutMs: number
}

/** Posts an event, signed by the Standard Webhooks. Never throws, follows no redirect, and cannot be led inside. */
export async function postWebhook(post: WebhookPost): Promise<GuardedAnswer> {
  const { Webhook } = await import('standardwebhooks')
  const url = new URL(post.address)
  const signatures = post.secrets.map(secret => new Webhook(secret).sign(post.id, post.at, post.body))
  return guardedRequest({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Brandhearth-Webhooks/1',
      'webhook-id': post.id,
      'webhook-timestamp': String(Math.floor(post.at.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
    body: post.body,
    timeoutMs: post.timeoutMs,
    localOrigin: post.localHosts.includes(url.host) ? url.origin : null,
  })
}
