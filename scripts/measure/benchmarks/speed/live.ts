import { setTimeout as wait } from 'node:timers/promises'
import type { AdminDatabase } from '#db/admin.ts'
import { openStream } from '#scripts/measure/harness/load/open-stream.ts'
import { quantile } from '#scripts/measure/harness/load/run-load.ts'
import { goal, heading, note, short } from '#scripts/measure/harness/report.ts'
import { startApp } from '#scripts/measure/harness/servers/app.ts'
import { memoryOf } from '#scripts/measure/harness/servers/child.ts'
import { openServerDatabase } from '#scripts/measure/harness/servers/databases.ts'
import { makeWorkspaces, type SignedIn } from '#scripts/measure/harness/servers/workspaces.ts'

const WORKSPACES = 40
/** What one person may hold open. */
const STREAMS_EACH = 5
const CHANGES = 100
const BETWEEN_MS = 20
const SETTLES_WITHIN_MS = 20_000

/** 200 open streams of 40 workspaces, and 100 changes in each of them: how late browsers get them, and what stays in memory. */
export async function run(): Promise<void> {
  heading('200 open streams, 100 changes of each workspace')
  const database = await openServerDatabase()
  if (typeof database === 'string') {
    note(`not measured: ${database}`)
    return
  }
  try {
    await database.use(async db => {
      const people = await makeWorkspaces(db, Array<number>(WORKSPACES).fill(10))
      const app = await startApp(database.place, {}, { path: '/auth' })
      try {
        await measure(db, { port: app.port, pid: app.pid, people })
      } finally {
        await app.stop()
      }
    })
  } finally {
    await database.remove()
  }
}

async function measure(
  db: AdminDatabase,
  { port, pid, people }: { port: number; pid: number; people: readonly SignedIn[] },
): Promise<void> {
  // Once open and closed again, so that what a first stream loads for good does not count as left behind.
  await (await openAll(port, people.slice(0, 1), () => {})).close()
  await wait(2000)
  const before = memoryOf(pid).now

  const sentAt = new Map<string, number>()
  const lateMs: number[] = []
  const streams = await openAll(port, people, id => {
    const sent = sentAt.get(id)
    if (sent !== undefined) lateMs.push(performance.now() - sent)
  })
  const open = memoryOf(pid).now
  const startedAt = performance.now()
  for (let n = 0; n < CHANGES; n += 1) {
    // One workspace after the other; the clock starts before the statement leaves, so its commit is counted, too.
    for (const { userId } of people) {
      const id = crypto.randomUUID()
      sentAt.set(id, performance.now())
      await db.sql`insert into stories (id, user_id, title, body) values (${id}, ${userId}, 'Heard', 'At once')`
    }
    await wait(BETWEEN_MS)
  }
  const seconds = (performance.now() - startedAt) / 1000
  const expected = CHANGES * people.length * STREAMS_EACH
  const deadline = performance.now() + SETTLES_WITHIN_MS
  while (lateMs.length < expected && performance.now() < deadline) await wait(50)
  await streams.close()
  goal('events that arrived, of those that should', lateMs.length / expected, { atLeast: 1 })
  goal(
    'from before the write to the event in the browser, p95 in ms',
    quantile(lateMs, 0.95),
    { atMost: 1000 },
    `median ${short(quantile(lateMs, 0.5))} ms, ${short((CHANGES * people.length) / seconds)} changes a second`,
  )
  const after = await settledMemory(pid, before)
  goal(
    'memory after they closed, against before',
    after / before,
    { atMost: 1.1 },
    `${short(before)} MiB before, ${short(open)} with 200 open, ${short(after)} after`,
  )
}

async function openAll(port: number, people: readonly SignedIn[], onRow: (id: string) => void) {
  const streams = await Promise.all(
    people.flatMap(({ cookie }) =>
      Array.from({ length: STREAMS_EACH }, () =>
        openStream(
          { port, path: '/events', headers: { Cookie: cookie, Accept: 'text/event-stream' } },
          text => {
            const id = text.match(/"id":"([^"]+)"/)?.[1]
            if (id) onRow(id)
          },
        ),
      ),
    ),
  )
  return { close: async () => void (await Promise.all(streams.map(stream => stream.close()))) }
}

/** Memory goes back when the collector comes by: some pages are asked for, so that it does. */
async function settledMemory(pid: number, target: number): Promise<number> {
  let now = memoryOf(pid).now
  for (let second = 0; second < 30 && now > target; second += 1) {
    await wait(1000)
    now = memoryOf(pid).now
  }
  return now
}
