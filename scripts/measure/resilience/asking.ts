import { setTimeout as wait } from 'node:timers/promises'
import { type Reply, send } from '../harness/load/send.ts'
import type { SignedIn } from '../harness/servers/workspaces.ts'

const GIVES_UP_MS = 30_000

/** One question to the app, and how it was answered. */
export interface Asked {
  readonly status: number
  readonly hasRetryAfter: boolean
  readonly startedAt: number
  readonly ms: number
}

/** Milliseconds from the repair until twenty answers in a row were as before: each connection of the pool is met. */
export async function untilWhole(origin: string, person: SignedIn, restoredAt: number): Promise<number> {
  let since = Number.NaN
  for (let row = 0; row < 20; ) {
    const [page, write] = await Promise.all([readPage(origin, person), writeStory(origin, person)])
    const isWhole = page.status === 200 && write.status === 200
    if (isWhole && row === 0) since = performance.now() - restoredAt
    row = isWhole ? row + 1 : 0
    if (performance.now() - restoredAt > GIVES_UP_MS) return Number.NaN
    if (!isWhole) await wait(100)
  }
  return since
}

/** A page of the workspace. */
export function readPage(origin: string, { cookie }: SignedIn): Promise<Asked> {
  return ask(() => send(origin, '/app/storybank', { cookie }))
}

/** Takes back a story that is not there: a form like any other, as often as one likes. */
export function writeStory(origin: string, { cookie }: SignedIn): Promise<Asked> {
  return ask(() =>
    send(origin, '/app/capture', { cookie, form: { intent: 'undo', storyId: crypto.randomUUID() } }),
  )
}

async function ask(work: () => Promise<Reply>): Promise<Asked> {
  const startedAt = performance.now()
  const { status, headers } = await work()
  return { status, hasRetryAfter: 'retry-after' in headers, startedAt, ms: performance.now() - startedAt }
}
