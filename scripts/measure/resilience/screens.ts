import { setTimeout as wait } from 'node:timers/promises'
import type { AdminDatabase } from '#db/admin.ts'
import { openSilentProxy } from '../harness/links/silent-proxy.ts'
import { type OpenStream, openStream } from '../harness/load/open-stream.ts'
import { note } from '../harness/report.ts'
import { startApp } from '../harness/servers/app.ts'
import { openServerDatabase } from '../harness/servers/databases.ts'
import { makeWorkspaces, type SignedIn } from '../harness/servers/workspaces.ts'
import type { Figure } from './figures.ts'

const WORKSPACES = 40
/** Of each workspace's five screens, how many look at either server. */
const SCREENS = [3, 2] as const
const CHANGES = 100
const BETWEEN_MS = 50
const SILENT_MS = 90_000
const SETTLES_WITHIN_MS = 30_000

/** One open screen: whose it is, and which rows it was told of. */
interface Screen {
  readonly workspace: number
  readonly received: Set<string>
  readonly stream: OpenStream
}

/** Every open screen converges: two servers, 200 streams, a listener that is ended and a link that dies in silence. */
export async function run(share: number): Promise<Figure[]> {
  const database = await openServerDatabase()
  if (typeof database === 'string') throw new Error(database)
  const changes = Math.ceil(CHANGES * share)
  const direct = new URL(database.place.url)
  const proxy = await openSilentProxy(Number(direct.port))
  direct.port = String(proxy.port)
  try {
    return await database.use(async db => {
      const people = await makeWorkspaces(db, Array<number>(WORKSPACES).fill(10))
      const start = () => startApp(database.place, { DATABASE_DIRECT_URL: direct.href })
      const apps = [await start(), await start()]
      const screens = (
        await Promise.all(apps.map(({ port }, n) => openAll(port, people, SCREENS[n] ?? 0)))
      ).flat()
      try {
        const sent: string[][] = people.map(() => [])
        const settled = () => untilReceived(screens, sent)
        await changeAll(db, people, sent, changes / 4)
        const quietMs = await settled()
        const ended = await endListeners(db)
        await changeAll(db, people, sent, changes / 4)
        const endedMs = await settled()
        proxy.goSilent()
        const silentAt = performance.now()
        await changeAll(db, people, sent, changes / 2)
        await wait(Math.max(0, SILENT_MS * share - (performance.now() - silentAt)))
        const left = countMissing(screens, sent)
        proxy.heal()
        const healedMs = await settled()
        note(
          `${ended} listeners ended; ${left} events not yet received after ${SILENT_MS * share} ms of silence`,
        )
        const late = { atMost: SETTLES_WITHIN_MS }
        return [
          { what: 'open streams', value: screens.length, bar: { atLeast: WORKSPACES * 5 } },
          { what: 'changes in each workspace', value: sent[0]?.length ?? 0, bar: { atLeast: changes } },
          { what: 'listeners ended', value: ended, bar: { atLeast: apps.length } },
          { what: 'all received, ms after the last change', value: quietMs, bar: late },
          { what: 'all received after the listeners were ended, ms', value: endedMs, bar: late },
          { what: 'all received after the silent link was back, ms', value: healedMs, bar: late },
          { what: 'events that never arrived', value: countMissing(screens, sent), bar: { atMost: 0 } },
        ]
      } finally {
        await Promise.all(screens.map(({ stream }) => stream.close()))
        await Promise.all(apps.map(app => app.stop()))
      }
    })
  } finally {
    await proxy.close()
    await database.remove()
  }
}

function openAll(port: number, people: readonly SignedIn[], each: number): Promise<Screen[]> {
  return Promise.all(
    people.flatMap(({ cookie }, workspace) =>
      Array.from({ length: each }, async () => {
        const changes = new Set<string>()
        const headers = { Cookie: cookie, Accept: 'text/event-stream' }
        const stream = await openStream({ port, path: '/events', headers }, text => {
          const id = text.match(/"id":"([^"]+)"/)?.[1]
          if (id) changes.add(id)
        })
        return { workspace, received: changes, stream }
      }),
    ),
  )
}

/** Adds a story to every workspace, one workspace after the other, again and again. */
async function changeAll(db: AdminDatabase, people: readonly SignedIn[], sent: string[][], times: number) {
  for (let n = 0; n < times; n += 1) {
    for (const [workspace, { userId }] of people.entries()) {
      const id = crypto.randomUUID()
      sent[workspace]?.push(id)
      await db.sql`insert into stories (id, user_id, title, body) values (${id}, ${userId}, 'Heard', 'At once')`
    }
    await wait(BETWEEN_MS)
  }
}

/** Ends the connections on which the servers listen; answers how many there were. */
async function endListeners(db: AdminDatabase): Promise<number> {
  const rows = await db.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and (query ilike 'listen%' or query ilike '%pg_notify%') and application_name not like 'brandhearth%'
  `
  return rows.length
}

function countMissing(screens: readonly Screen[], sent: readonly string[][]): number {
  return screens.reduce(
    (sum, { workspace, received }) => sum + (sent[workspace] ?? []).filter(id => !received.has(id)).length,
    0,
  )
}

/** Milliseconds until every screen was told of everything; NaN when that is not so within the time. */
async function untilReceived(screens: readonly Screen[], sent: readonly string[][]): Promise<number> {
  const startedAt = performance.now()
  while (countMissing(screens, sent) > 0) {
    if (performance.now() - startedAt > SETTLES_WITHIN_MS) return Number.NaN
    await wait(50)
  }
  return performance.now() - startedAt
}
