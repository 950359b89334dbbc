import { alternate, median } from '#scripts/measure/harness/load/alternate.ts'
import { type LoadResult, runLoad } from '#scripts/measure/harness/load/run-load.ts'
import { goal, heading, note, short } from '#scripts/measure/harness/report.ts'
import { type App, type DataPlace, startApp } from '#scripts/measure/harness/servers/app.ts'
import { memoryOf } from '#scripts/measure/harness/servers/child.ts'
import {
  type BenchDatabase,
  openEmbeddedDatabase,
  openServerDatabase,
} from '#scripts/measure/harness/servers/databases.ts'
import { makeWorkspaces } from '#scripts/measure/harness/servers/workspaces.ts'

const STARTS = 5
/** Long enough for what starts late (job queues, first collection of garbage) to have happened. */
const IDLE_MS = 5000
const LOAD = { connections: 20, requests: 3000, maxMs: 10_000 }
const LOAD_ROUNDS = 5

/** How soon the app answers on a database that is there, and what it holds on to. */
export async function run(): Promise<void> {
  const server = await openServerDatabase()
  heading('Start and memory on PostgreSQL (start:prod)')
  if (typeof server === 'string') note(`not measured: ${server}`)
  else await measure(server, { what: 'start to first 200, ms', atMost: 400 })

  heading('Start and memory on the embedded database (npm start)')
  await measure(await openEmbeddedDatabase(), { what: 'second start to first 200, ms', atMost: 3000 })
}

async function measure(database: BenchDatabase, bar: { what: string; atMost: number }): Promise<void> {
  try {
    const [person] = await database.use(db => makeWorkspaces(db, [100]))
    // The first start of all makes the job queues' tables.
    await (await startApp(database.place)).stop()
    const { page } = await alternate(STARTS, { page: () => timeStart(database.place) })
    goal(
      bar.what,
      median(page, start => start.firstOkMs),
      { atMost: bar.atMost },
      'of /auth',
    )
    if (database.kind === 'PostgreSQL')
      for (const role of ['--web', '--worker'] as const)
        goal(`memory idle with ${role}, MiB`, await idleMemory(database.place, role), { atMost: 130 })
    if (person) await measureMemory(database, person.cookie)
  } finally {
    await database.remove()
  }
}

async function timeStart(place: DataPlace): Promise<{ firstOkMs: number }> {
  const app = await startApp(place, {}, { path: '/auth' })
  await app.stop()
  return { firstOkMs: app.firstOkMs }
}

/** MiB that a process of one role holds once it has nothing to do. */
async function idleMemory(place: DataPlace, role: '--web' | '--worker'): Promise<number> {
  const app = await startApp(place, {}, { role })
  try {
    await new Promise(wake => setTimeout(wake, IDLE_MS))
    return memoryOf(app.pid).now
  } finally {
    await app.stop()
  }
}

async function measureMemory({ place, kind }: BenchDatabase, cookie: string): Promise<void> {
  const app = await startApp(place)
  try {
    await new Promise(wake => setTimeout(wake, IDLE_MS))
    const idle = memoryOf(app.pid).now
    const isWhole = kind === 'embedded'
    // The embedded database is a whole PostgreSQL in our process: the other goals are about the app alone.
    if (isWhole) note(`memory idle, database included: ${short(idle)} MiB`)
    else goal('memory idle with both roles, MiB', idle, { atMost: 130 })

    const afterEach: number[] = []
    for (let round = 0; round < LOAD_ROUNDS; round += 1) {
      await loadOnce(app, cookie)
      afterEach.push(memoryOf(app.pid).now)
    }
    const peak = memoryOf(app.pid).peak
    const rounds = afterEach.map(short).join(', ')
    const what = isWhole ? 'memory loaded, database included (peak), MiB' : 'memory loaded (peak), MiB'
    goal(what, peak, { atMost: isWhole ? 450 : 520 }, `after each round ${rounds}`)
    if (isWhole) return
    goal(
      'growth from the second to the last round of load',
      (afterEach.at(-1) ?? Number.NaN) / (afterEach[1] ?? Number.NaN),
      { atMost: 1.1 },
    )
  } finally {
    await app.stop()
  }
}

function loadOnce(app: App, cookie: string): Promise<LoadResult> {
  return runLoad({ port: app.port, path: '/app/dashboard', headers: { Cookie: cookie } }, LOAD)
}
