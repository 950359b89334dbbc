import { setTimeout as wait } from 'node:timers/promises'
import { send } from '../../harness/load/send.ts'
import type { SignedIn } from '../../harness/servers/workspaces.ts'

export interface Writers {
  /** The mark of each write that was answered with "kept", in that order. */
  readonly acknowledged: readonly string[]
  /** Sends after an answer that was lost or said to come back, with the same key. */
  readonly resent: () => number
  /** Answers that a healthy app never gives: neither kept nor "come back later". */
  readonly odd: readonly string[]
  /** Resolves at the next acknowledged write; rejects once the writers have given up over odd answers. */
  nextAcknowledged(): Promise<void>
  /** Lets each writer bring its last write home, and ends. */
  finish(): Promise<void>
  /** Ends at once: what was sent last will never be answered. */
  abandon(): Promise<void>
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
  let isAbandoned = false
  let waiting: { resolve: () => void; reject: (error: Error) => void }[] = []

  async function keep({ cookie }: SignedIn): Promise<void> {
    const mark = crypto.randomUUID()
    const form = { body: `Proof ${mark}`, idempotencyKey: mark }
    for (let tries = 0; !isAbandoned; tries += 1) {
      if (tries > 0) {
        resent += 1
        await wait(AGAIN_MS)
      }
      const answer = await send(origin, '/app/capture', { cookie, form, withinMs: ANSWERS_WITHIN_MS })
      // 502 is a balancer's, while no server says that it is ready.
      if ([0, 502, 503].includes(answer.status)) continue
      if (answer.status === 429) {
        await wait(500)
        continue
      }
      if (answer.status === 200 && answer.text.includes('storyId')) {
        acknowledged.push(mark)
        for (const { resolve } of waiting.splice(0)) resolve()
        return
      }
      odd.push(`${answer.status} ${answer.text.slice(0, 200)}`)
      if (odd.length <= 100) continue
      for (const { reject } of waiting.splice(0)) reject(new Error(`the writers gave up: ${odd[0]}`))
      return
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
    nextAcknowledged: () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
    async finish() {
      isOver = true
      await Promise.all(writers)
      waiting = []
    },
    async abandon() {
      isAbandoned = true
      isOver = true
      await Promise.all(writers)
      waiting = []
    },
  }
}
