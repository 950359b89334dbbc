import { alternate, median } from '#scripts/measure/harness/load/alternate.ts'
import {
  type Bounds,
  fetchPage,
  type LoadResult,
  runLoad,
  type Target,
} from '#scripts/measure/harness/load/run-load.ts'
import { goal, heading, note, short } from '#scripts/measure/harness/report.ts'
import { type App, startApp } from '#scripts/measure/harness/servers/app.ts'
import { type Child, processorMs } from '#scripts/measure/harness/servers/child.ts'
import { openServerDatabase } from '#scripts/measure/harness/servers/databases.ts'
import { makeWorkspaces } from '#scripts/measure/harness/servers/workspaces.ts'
import { startLimit } from './limits/start-limit.ts'

const ROUNDS = 5
const BOUNDS = { connections: 10, requests: 1500, maxMs: 4000 }
/** A page that is answered from memory is over too soon with fewer. */
const CONTENT_BOUNDS = { connections: 10, requests: 12_000, maxMs: 4000 }
/** What a browser of today says it can read. */
const COMPRESSED = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }
const POOL = 10
/** Pages with a form, the same to every visitor but for the parts made anew. */
const VISITOR_PAGES = ['/auth', '/signup', '/brand-clarity-quiz', '/brand-compass']
/** Elements of a small page, rendered by React and nothing else: the measure of the rooms. */
const SMALL_PAGE = 312
/** The rooms in which a founder spends the day, and which share of that they should reach. */
const ROOMS = [
  ['/app/dashboard', 0.1],
  ['/app/storybank', 0.1],
  ['/app/content', 0.1],
  ['/app/create', 0.1],
  ['/app/dashboard.data', 0.25],
  ['/app/content.data', 0.25],
] as const

/** Pages against the least that serves as much: bytes, elements, or two queries and elements. */
export async function run(): Promise<void> {
  heading('Pages against bare servers (10 connections)')
  const database = await openServerDatabase()
  if (typeof database === 'string') return note(`not measured: ${database}`)
  try {
    const [person] = await database.use(db => makeWorkspaces(db, [100]))
    if (!person || !('url' in database.place)) return
    const app = await startApp(database.place, { DATABASE_POOL: String(POOL) })
    try {
      await measureContent(app, { port: app.port, path: '/' })
      for (const path of VISITOR_PAGES) await measureContent(app, { port: app.port, path })
      await measureCompression(app, { port: app.port, path: '/auth' })
      await measureSignedIn(app, '/app/dashboard', person.cookie, database.place.url)
      await measureRooms(app, person.cookie)
    } finally {
      await app.stop()
    }
  } finally {
    await database.remove()
  }
}

async function measureContent(app: App, page: Target): Promise<void> {
  const plain = await runLoad(page, { connections: 1, requests: 1, maxMs: 5000 })
  const limit = await startLimit({ what: 'bytes', bytes: plain.bytes })
  try {
    const results = await alternate(ROUNDS, {
      ours: () => runRound(app, page, CONTENT_BOUNDS),
      bare: () => runRound(limit, { port: limit.port, path: '/' }, CONTENT_BOUNDS),
    })
    againstBare(`${page.path} against node:http sending as many bytes`, results, 0.5)
  } finally {
    await limit.stop()
  }
}

async function measureCompression(app: App, page: Target): Promise<void> {
  const results = await alternate(ROUNDS, {
    ours: () => runRound(app, page, BOUNDS),
    compressed: () => runRound(app, { ...page, headers: COMPRESSED }, BOUNDS),
  })
  tail(page.path, results.ours)
  const more = processorOf(results.compressed) - processorOf(results.ours)
  const [before, after] = [results.ours, results.compressed].map(rounds => median(rounds, r => r.bytes))
  note(`compressing ${page.path} costs ${short(more)} µs of processor time: ${before} to ${after} bytes`)
}

let browsers = 0

/** What each request of a page that is made anew brings: a page is kept for one browser alone. */
const ofAnotherBrowser = (cookie: string) => () => {
  browsers += 1
  return { Cookie: `${cookie}; browser=${browsers}` }
}

/** The rooms and their data, made anew and asked for again, against React rendering as much as a small page. */
async function measureRooms(app: App, cookie: string): Promise<void> {
  const limit = await startLimit({ what: 'render', elements: SMALL_PAGE })
  try {
    for (const [path, atLeast] of ROOMS) {
      const page = { port: app.port, path, headers: { Cookie: cookie } }
      const results = await alternate(ROUNDS, {
        anew: () => runRound(app, { ...page, headersOf: ofAnotherBrowser(cookie) }, BOUNDS),
        again: () => runRound(app, page, BOUNDS),
        bare: () => runRound(limit, { port: limit.port, path: '/' }, BOUNDS),
      })
      const { anew, again, bare } = results
      const what = `against renderToString of ${SMALL_PAGE} elements`
      againstBare(`${path} made anew ${what}`, { ours: anew, bare }, atLeast)
      againstBare(`${path} asked for again ${what}`, { ours: again, bare }, atLeast)
      tail(path, anew)
      if (!path.endsWith('.data'))
        goal(`kB of HTML on ${path}`, median(anew, r => r.bytes) / 1000, { atMost: 45 })
    }
  } finally {
    await limit.stop()
  }
}

async function measureSignedIn(app: App, path: string, cookie: string, databaseUrl: string): Promise<void> {
  const page = { port: app.port, path, headers: { Cookie: cookie } }
  const elements = countElements(await fetchPage(page))
  const limit = await startLimit({ what: 'signed-in', elements, databaseUrl, pool: POOL })
  try {
    const results = await alternate(ROUNDS, {
      ours: () => runRound(app, { ...page, headersOf: ofAnotherBrowser(cookie) }, BOUNDS),
      bare: () => runRound(limit, { ...page, port: limit.port }, BOUNDS),
    })
    againstBare(
      `signed-in page ${path} made anew against two queries and renderToString of ${elements} elements`,
      results,
      0.3,
    )
    tail(path, results.ours)
  } finally {
    await limit.stop()
  }
}

interface Round extends LoadResult {
  /** Processor time of the server for each request, in microseconds. */
  readonly processorUs: number
}

async function runRound(server: Child, target: Target, bounds: Bounds): Promise<Round> {
  const before = processorMs(server.pid)
  const result = await runLoad(target, bounds)
  return { ...result, processorUs: ((processorMs(server.pid) - before) * 1000) / result.requests }
}

/** The ratio of what they answer; that of the processor time they take for it, which other work disturbs less. */
function againstBare(what: string, results: { ours: Round[]; bare: Round[] }, atLeast: number): void {
  const [ours, bare] = [rateOf(results.ours), rateOf(results.bare)]
  const [oursUs, bareUs] = [processorOf(results.ours), processorOf(results.bare)]
  goal(what, ours / bare, { atLeast }, `${short(ours)} against ${short(bare)} a second`)
  goal(
    '  the same by processor time',
    bareUs / oursUs,
    { atLeast },
    `${short(oursUs)} against ${short(bareUs)} µs a request`,
  )
  const failures = [...results.ours, ...results.bare].reduce((sum, round) => sum + round.failures, 0)
  if (failures > 0) note(`${failures} answers were not 200`)
}

function tail(path: string, rounds: readonly LoadResult[]): void {
  const [p50, p99] = [median(rounds, r => r.p50), median(rounds, r => r.p99)]
  goal(`p99 of ${path} in p50s`, p99 / p50, { atMost: 4 }, `${short(p50)} ms and ${short(p99)} ms`)
}

function rateOf(rounds: readonly LoadResult[]): number {
  return median(rounds, round => round.rate)
}

function processorOf(rounds: readonly Round[]): number {
  return median(rounds, round => round.processorUs)
}

/** Elements of a page: its opening tags outside scripts. */
function countElements(html: string): number {
  return html.replace(/<script[\s\S]*?<\/script>/g, '').match(/<[a-z]/gi)?.length ?? 0
}
