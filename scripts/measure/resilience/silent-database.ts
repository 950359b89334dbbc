import { setTimeout as wait } from 'node:timers/promises'
import { send } from '../harness/load/send.ts'
import { note } from '../harness/report.ts'
import { startApp } from '../harness/servers/app.ts'
import { openServerDatabase } from '../harness/servers/databases.ts'
import { makeWorkspaces } from '../harness/servers/workspaces.ts'
import { type Asked, readPage, untilWhole, writeStory } from './asking.ts'
import type { Figure } from './figures.ts'

const SILENT_MS = 30_000
const ASK_EVERY_MS = 250
/** More than the pool has connections, all of them asking when the silence begins. */
const AT_ONCE = 40

/** A database whose processes are stopped, not gone: links stay up and nothing comes back. */
export async function run(share: number): Promise<Figure[]> {
  const database = await openServerDatabase()
  if (typeof database === 'string') throw new Error(database)
  try {
    const [person] = await database.use(db => makeWorkspaces(db, [10]))
    if (!person) throw new Error('nobody to ask as')
    const app = await startApp(database.place)
    let hasEnded = false
    void app.exit.then(() => {
      hasEnded = true
    })
    try {
      const origin = `http://localhost:${app.port}`
      await Promise.all(Array.from({ length: AT_ONCE }, () => readPage(origin, person)))
      database.server.freeze()
      const frozenAt = performance.now()
      const during: Promise<Asked>[] = Array.from({ length: AT_ONCE }, () => readPage(origin, person))
      const alive: Promise<{ status: number; ms: number }>[] = []
      const ready: Promise<{ status: number; ms: number }>[] = []
      // Long enough for the first of them to run out of time.
      while (performance.now() - frozenAt < Math.max(SILENT_MS * share, 7_000)) {
        during.push(readPage(origin, person), writeStory(origin, person))
        alive.push(timed(origin, '/healthz'))
        ready.push(timed(origin, '/readyz'))
        await wait(ASK_EVERY_MS)
      }
      const thawedAt = performance.now()
      database.server.thaw()
      const wholeMs = await untilWhole(origin, person, thawedAt)
      const answers = await Promise.all(during)
      // What was asked just before the end may have waited and been served after it.
      const meanwhile = answers.filter(({ startedAt, ms }) => startedAt + ms < thawedAt)
      const late = meanwhile.filter(({ startedAt }) => startedAt > frozenAt + 8_000)
      note(
        `${meanwhile.length} answers in silence; asked once it was known, the slowest took ${Math.round(Math.max(0, ...late.map(({ ms }) => ms)))} ms`,
      )
      return [
        {
          what: 'seconds of silence',
          value: (thawedAt - frozenAt) / 1000,
          bar: { atLeast: (SILENT_MS * share) / 1000 },
        },
        { what: 'answers meanwhile', value: meanwhile.length, bar: { atLeast: AT_ONCE } },
        {
          what: 'of these not 503 with Retry-After',
          value: meanwhile.filter(({ status, hasRetryAfter }) => status !== 503 || !hasRetryAfter).length,
          bar: { atMost: 0 },
        },
        {
          what: 'slowest answer to what was asked then, ms',
          value: Math.max(...answers.map(({ ms }) => ms)),
          bar: { atMost: 6_000 },
        },
        {
          what: 'slowest look at /healthz meanwhile, ms',
          value: Math.max(...(await Promise.all(alive)).map(({ ms }) => ms)),
          bar: { atMost: 1_000 },
        },
        {
          what: 'looks at /readyz that said ready',
          value: (await Promise.all(ready)).filter(({ status }) => status === 200).length,
          bar: { atMost: 0 },
        },
        { what: 'until pages and forms were whole again, ms', value: wholeMs, bar: { atMost: 5_000 } },
        { what: 'restarts', value: hasEnded ? 1 : 0, bar: { atMost: 0 } },
      ]
    } finally {
      await app.stop()
    }
  } finally {
    database.server.thaw()
    await database.remove()
  }
}

async function timed(origin: string, path: string): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now()
  const { status } = await send(origin, path)
  return { status, ms: performance.now() - startedAt }
}
