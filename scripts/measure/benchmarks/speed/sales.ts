import { compareFirstBytes, type Visitor } from '#scripts/measure/harness/load/compare-pages.ts'
import { runLoad } from '#scripts/measure/harness/load/run-load.ts'
import { goal, heading, note, short } from '#scripts/measure/harness/report.ts'
import { startApp } from '#scripts/measure/harness/servers/app.ts'
import {
  type BenchDatabase,
  openEmbeddedDatabase,
  openServerDatabase,
} from '#scripts/measure/harness/servers/databases.ts'
import { fillSales, type SalesSize } from '#scripts/measure/harness/servers/fill-sales.ts'
import { makeWorkspaces, type SignedIn } from '#scripts/measure/harness/servers/workspaces.ts'

const SMALL: SalesSize = { people: 100, deals: 40, links: 30, clicks: 1000 }
const LARGE: SalesSize = { people: 100_000, deals: 12_000, links: 300, clicks: 1_000_000 }
/** The storm on one link: so many requests a second, evenly apart. */
const STORM = { connections: 25, requests: 4000, maxMs: 8000, perSecond: 500 }

interface Seller extends SignedIn {
  readonly linkId: string
}

/** First byte of the rooms of selling at 100 000 people and 1 000 000 clicks, and of a page beside a storm on one link. */
export async function run(): Promise<void> {
  for (const open of [openServerDatabase, openEmbeddedDatabase]) {
    const database = await open()
    if (typeof database === 'string') {
      heading('Selling on PostgreSQL')
      note(`not measured: ${database}`)
      continue
    }
    heading(`Selling on ${database.kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'}`)
    try {
      const [small, large] = await database.use(async db => {
        const sellers: Seller[] = []
        for (const [n, person] of (await makeWorkspaces(db, [10, 10])).entries())
          sellers.push({ ...person, linkId: await fillSales(db, person.userId, n === 0 ? SMALL : LARGE) })
        return sellers
      })
      if (!small || !large) throw new Error('Two workspaces are needed')
      await measure(database, small, large)
    } finally {
      await database.remove()
    }
  }
}

async function measure({ place }: BenchDatabase, small: Seller, large: Seller): Promise<void> {
  const app = await startApp(place)
  try {
    const pages = [
      '/app/sales-hub',
      '/app/sales-hub/people',
      '/app/sales-hub/people?q=person',
      '/app/sales-hub/people?q=p77',
      '/app/sales-hub/pipeline',
      '/app/sales-hub/pipeline?view=table',
      '/app/sales-hub/money',
      '/app/links',
      '/app/links/LINK',
      '/app/search?q=company',
      '/app/dashboard',
    ]
    await compareFirstBytes(app.port, {
      pages,
      small: visitorOf(small),
      large: visitorOf(large),
      sizes: '100 000 people against 100',
    })
    await measureStorm(app.port, large)
  } finally {
    await app.stop()
  }
}

function visitorOf({ cookie, linkId }: Seller): Visitor {
  return { cookie, addressOf: page => page.replace('LINK', linkId) }
}

async function measureStorm(port: number, seller: Seller): Promise<void> {
  const page = { port, path: '/app/sales-hub/people', headers: { Cookie: seller.cookie } }
  const calm = await runLoad(page, { connections: 1, requests: 60, maxMs: 5000 })
  const storm = runLoad({ port, path: `/l/bench-${seller.userId.slice(0, 8)}-1` }, STORM)
  const beside = await runLoad(page, { connections: 1, requests: 60, maxMs: 6000 })
  const { rate, p50, p99 } = await storm
  goal(
    'requests a second on one link, of 500 sent',
    rate,
    { atLeast: 490 },
    `${short(p50)} ms, p99 ${short(p99)} ms`,
  )
  goal(
    'a page beside them: first byte against the same in calm',
    beside.firstByteMs / calm.firstByteMs,
    { atMost: 2 },
    `${short(calm.firstByteMs)} ms, ${short(beside.firstByteMs)} ms; p99 ${short(beside.p99)} ms`,
  )
}
