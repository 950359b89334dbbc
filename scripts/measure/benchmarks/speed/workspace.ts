import { alternate, median } from '#scripts/measure/harness/load/alternate.ts'
import { type LoadResult, runLoad } from '#scripts/measure/harness/load/run-load.ts'
import { goal, heading, note, short } from '#scripts/measure/harness/report.ts'
import { startApp } from '#scripts/measure/harness/servers/app.ts'
import { openCountingProxy } from '#scripts/measure/harness/servers/counting-proxy.ts'
import {
  type BenchDatabase,
  openEmbeddedDatabase,
  openServerDatabase,
} from '#scripts/measure/harness/servers/databases.ts'
import { makeWorkspaces, type SignedIn } from '#scripts/measure/harness/servers/workspaces.ts'

const SIZES = [10, 1000, 10_000] as const
/** The rooms in which a founder spends the day. */
const PAGES = [
  '/app/dashboard',
  '/app/storybank',
  '/app/create',
  '/app/content?tab=create',
  '/app/clarify',
  '/insights',
] as const
const ROUNDS = 5
const BOUNDS = { connections: 1, requests: 60, maxMs: 5000 }

/** First byte and statements of the workspace's pages as it grows: 10, 1 000 and 10 000 stories and posts. */
export async function run(): Promise<void> {
  for (const open of [openServerDatabase, openEmbeddedDatabase]) {
    const database = await open()
    if (typeof database === 'string') {
      heading('Workspace on PostgreSQL')
      note(`not measured: ${database}`)
      continue
    }
    heading(`Workspace on ${database.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'}`)
    try {
      const people = await database.use(db => makeWorkspaces(db, SIZES))
      await measureTimes(database, people)
      await countStatements(database, people)
    } finally {
      await database.remove()
    }
  }
}

async function measureTimes({ place }: BenchDatabase, people: readonly SignedIn[]): Promise<void> {
  const app = await startApp(place)
  try {
    for (const page of PAGES) await measurePage(app.port, page, people)
  } finally {
    await app.stop()
  }
}

async function measurePage(port: number, page: string, people: readonly SignedIn[]): Promise<void> {
  const ask = (person: SignedIn) => () =>
    runLoad({ port, path: page, headers: { Cookie: person.cookie } }, BOUNDS)
  const results = await alternate<string, LoadResult>(
    ROUNDS,
    Object.fromEntries(SIZES.map((size, n) => [String(size), ask(people[n] ?? { userId: '', cookie: '' })])),
  )
  const firstByte = SIZES.map(size => median(results[size] ?? [], result => result.firstByteMs))
  const failures = Object.values(results)
    .flat()
    .reduce((sum, result) => sum + result.failures, 0)
  const [small = Number.NaN, , large = Number.NaN] = firstByte
  goal(
    `${page}: first byte, 10 000 against 10 stories and posts`,
    large / small,
    { atMost: 2 },
    SIZES.map((size, n) => `${size}: ${short(firstByte[n] ?? Number.NaN)} ms`).join(', '),
  )
  if (failures > 0) note(`${failures} answers were not 200`)
}

/** Statements go through a proxy that counts; it slows them down, so nothing is timed here. */
async function countStatements({ place }: BenchDatabase, people: readonly SignedIn[]): Promise<void> {
  if (!('url' in place)) return
  const proxy = await openCountingProxy(place.url, 'brandhearth-web')
  const app = await startApp({ url: proxy.url })
  try {
    for (const page of PAGES) {
      const counted = []
      for (const [n, { cookie }] of people.entries()) {
        const target = { port: app.port, path: page, headers: { Cookie: cookie } }
        await runLoad(target, { connections: 1, requests: 3, maxMs: 5000 })
        proxy.take()
        await runLoad(target, { connections: 1, requests: 1, maxMs: 5000 })
        counted.push({ size: SIZES[n], ...proxy.take() })
      }
      const [first] = counted
      goal(
        `${page}: statements, the most of all sizes`,
        Math.max(...counted.map(count => count.statements)),
        { atMost: 6 },
        `${counted.map(count => `${count.size}: ${count.statements}`).join(', ')}; besides ${first?.framing} that frame transactions, in ${first?.roundTrips} round trips`,
      )
    }
  } finally {
    await app.stop()
    await proxy.close()
  }
}
