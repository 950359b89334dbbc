import { setTimeout as wait } from 'node:timers/promises'
import { Wire } from '../harness/links/wire.ts'
import { note } from '../harness/report.ts'
import { startApp } from '../harness/servers/app.ts'
import { openServerDatabase } from '../harness/servers/databases.ts'
import { makeWorkspaces } from '../harness/servers/workspaces.ts'
import { type Asked, readPage, untilWhole, writeStory } from './asking.ts'
import type { Figure } from './figures.ts'

const GONE_MS = 30_000
const ASK_EVERY_MS = 250

/** The database may blink: gone for half a minute, the app says so at once and comes back by itself. */
export async function run(share: number): Promise<Figure[]> {
  const database = await openServerDatabase()
  if (typeof database === 'string') throw new Error(database)
  const wire = new Wire(Number(new URL(database.place.url).port))
  await wire.restore()
  try {
    const [person] = await database.use(db => makeWorkspaces(db, [10]))
    if (!person) throw new Error('nobody to ask as')
    const app = await startApp({ url: `postgres://postgres@127.0.0.1:${wire.port}/postgres` })
    let hasEnded = false
    void app.exit.then(() => {
      hasEnded = true
    })
    try {
      const origin = `http://localhost:${app.port}`
      const before = await Promise.all([readPage(origin, person), writeStory(origin, person)])
      await wire.cut()
      const cutAt = performance.now()
      const during: Promise<Asked>[] = []
      while (performance.now() - cutAt < GONE_MS * share) {
        during.push(readPage(origin, person), writeStory(origin, person))
        await wait(ASK_EVERY_MS)
      }
      const restoredAt = performance.now()
      await wire.restore()
      const recoveredMs = await untilWhole(origin, person, restoredAt)
      const answers = await Promise.all(during)
      // What was asked just before the end may have waited and been served after it.
      const gone = answers.filter(({ startedAt, ms }) => startedAt + ms < restoredAt)
      const late = answers.filter(answer => !gone.includes(answer))
      note(
        `${gone.length} answers while it was gone, ${late.length} after; before it ${before.map(({ status }) => status).join(' and ')}`,
      )
      return [
        {
          what: 'seconds without a database',
          value: (restoredAt - cutAt) / 1000,
          bar: { atLeast: (GONE_MS * share) / 1000 },
        },
        { what: 'answers meanwhile', value: gone.length, bar: { atLeast: 1 } },
        {
          what: 'of these not 503 with Retry-After',
          value: gone.filter(({ status, hasRetryAfter }) => status !== 503 || !hasRetryAfter).length,
          bar: { atMost: 0 },
        },
        {
          what: 'slowest answer to what was asked then, ms',
          value: Math.max(...answers.map(({ ms }) => ms)),
          bar: { atMost: 5000 },
        },
        { what: 'until pages and forms were whole again, ms', value: recoveredMs, bar: { atMost: 10_000 } },
        { what: 'restarts', value: hasEnded ? 1 : 0, bar: { atMost: 0 } },
      ]
    } finally {
      await app.stop()
    }
  } finally {
    await wire.cut()
    await database.remove()
  }
}
