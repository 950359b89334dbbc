import { createHmac } from 'node:crypto'
import { presentEvent } from './api/present.ts'
import type { StoredEvent } from './books/state.ts'

/** Milliseconds until the next try, by tries so far; then the event is given up, and only the events list knows it. */
const WAITS = [500, 2_000, 5_000, 15_000, 60_000, 300_000]

export interface Webhooks {
  /** Sends what is waiting; called after each change and every half second. */
  deliver(): void
  /** Resolves when nothing is on its way. */
  settle(): Promise<void>
}

/** Delivers events as Stripe does: signed, not in order, again when the answer is not 2xx. */
export function openWebhooks(options: {
  readonly events: () => StoredEvent[]
  readonly isOn: () => boolean
  readonly target: string | null
  readonly secret: string
  readonly onChange: () => void
}): Webhooks {
  const underway = new Map<string, Promise<void>>()
  const { target } = options

  async function send(event: StoredEvent): Promise<void> {
    event.tries += 1
    try {
      const payload = JSON.stringify(presentEvent(event))
      const response = await fetch(target ?? '', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': sign(payload, options.secret, Math.floor(Date.now() / 1000)),
          'User-Agent': 'Stripe/1.0 (stand-in)',
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
      })
      await response.arrayBuffer()
      event.delivered = response.ok
    } catch {
      event.delivered = false
    }
    const wait = WAITS[event.tries - 1]
    if (!event.delivered) event.nextTryMs = wait === undefined ? Number.MAX_SAFE_INTEGER : Date.now() + wait
    options.onChange()
  }

  return {
    deliver() {
      if (!target) return
      for (const event of options.events()) {
        if (event.delivered || event.nextTryMs > Date.now() || underway.has(event.id)) continue
        if (!options.isOn()) {
          // A lost day: Stripe has given up on these, and only its events list still knows them.
          event.nextTryMs = Number.MAX_SAFE_INTEGER
          continue
        }
        underway.set(
          event.id,
          send(event).finally(() => underway.delete(event.id)),
        )
      }
    },
    async settle() {
      await Promise.all(underway.values())
    },
  }
}

/** The header that Stripe signs its deliveries with. `at` in seconds. */
export function sign(payload: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')
  return `t=${at},v1=${signature}`
}
