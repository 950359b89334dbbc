import { setTimeout as wait } from 'node:timers/promises'
import type { SignedIn } from '../../trials/servers/workspaces.ts'

export interface Writers {
  /** The mark of each write that was answered with "kept", in that order. */
  readonly acknowledged: readonly string[]
  /** Sends after an answer that was lost or said to come back, with the same key. */
  readonly resent: () => number
  /** Answers that a healthy app never gives: neither kept nor "come back later". */
  readonly odd: readonly string[]
  /** Resolves at the next acknowledged write. */
  nextAcknowledged(): Promise<void>
  /** Lets each writer bring its last write home, and ends. */
  finish(): Promise<void>
}

const AGAIN_MS = 100
const ANSWERS_WITHIN_MS = 10_000

/**
 * Writers that each keep one story after another through the capture form, everybody's workspaces in turn. A write whose answer is
 * lost is sent again with the same idempotency key until it is acknowledged, as a browser's form would be.
 */
export function openWriters(
  origin: string,
  { count, people }: { count: number; people: readonly SignedIn[] },
): Writers {
  const acknowledged: string[] = []
  const odd: string[] = []
  let resent = 0
  let turn = 0
  let isOver = false
  let waiting: (() => void)[] = []

  async function keep({ cookie }: SignedIn): Promise<void> {
    const mark = crypto.randomUUID()
    const body = new URLSearchParams({ body: `Proof ${mark}`, idempotencyKey: mark }).toString()
    for (let tries = 0; ; tries += 1) {
      if (tries > 0) {
        resent += 1
        await wait(AGAIN_MS)
      }
      const answer = await send(origin, cookie, body)
      if (answer === null || answer.status === 503) continue
      if (answer.status === 429) {
        await wait(500)
        continue
      }
      if (answer.status === 200 && answer.text.includes('storyId')) {
        acknowledged.push(mark)
        for (const wake of waiting.splice(0)) wake()
        return
      }
      odd.push(`${answer.status} ${answer.text.slice(0, 200)}`)
      if (odd.length > 100) return
    }
  }

  const writers = Array.from({ length: count }, async () => {
    while (!isOver && odd.length <= 100) {
      const person = people[turn++ % people.length]
      if (person) await keep(person)
    }
  })
  return {
    acknowledged,
    odd,
    resent: () => resent,
    nextAcknowledged: () => new Promise(resolve => waiting.push(resolve)),
    async finish() {
      isOver = true
      await Promise.all(writers)
      waiting = []
    },
  }
}

/** Posts the form; null when no whole answer came. */
async function send(
  origin: string,
  cookie: string,
  body: string,
): Promise<{ status: number; text: string } | null> {
  try {
    const response = await fetch(`${origin}/app/capture`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: origin, Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return null
  }
}
