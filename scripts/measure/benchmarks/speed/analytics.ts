import { compareFirstBytes, countStatementsOfPages } from '#scripts/measure/harness/load/compare-pages.ts'
import { heading, note } from '#scripts/measure/harness/report.ts'
import { startApp } from '#scripts/measure/harness/servers/app.ts'
import { openServerDatabase, type ServerDatabase } from '#scripts/measure/harness/servers/databases.ts'
import { fillSales, type SalesSize } from '#scripts/measure/harness/servers/fill-sales.ts'
import { fillWatch } from '#scripts/measure/harness/servers/fill-watch.ts'
import { makeWorkspaces, type SignedIn } from '#scripts/measure/harness/servers/workspaces.ts'

const POSTS = [10, 10_000] as const
const SALES: readonly SalesSize[] = [
  { people: 10, deals: 4, links: 10, clicks: 10 },
  { people: 10_000, deals: 2000, links: 300, clicks: 1_000_000 },
]
const ITEMS = [10, 100_000] as const
const PAGES = [
  '/app/analytics',
  '/app/analytics?by=story',
  '/app/analytics?by=person',
  '/app/analytics?period=365',
  '/app/analytics/behind?number=people',
  '/app/analytics/works',
  '/app/analytics/reports',
  '/app/analytics/summary',
  '/app/clarify/alignment',
  '/app/vault',
  '/app/requests',
  '/app/strategy/review',
  '/app/guide',
  '/app/dashboard',
] as const

/** Analytics and the rooms beside it at 1 000 000 clicks, 100 000 items and 10 000 posts against 10 of each. */
export async function run(): Promise<void> {
  const database = await openServerDatabase()
  if (typeof database === 'string') return note(`not measured: ${database}`)
  heading('Analytics with 1 000 000 clicks, 100 000 items and 10 000 posts')
  try {
    const [small, large] = await fill(database)
    if (!small || !large) throw new Error('Two workspaces are needed')
    const app = await startApp(database.place)
    try {
      await compareFirstBytes(app.port, { pages: PAGES, small, large, sizes: 'much against 10 of each' })
    } finally {
      await app.stop()
    }
    await countStatementsOfPages(database.place.url, { pages: PAGES, visitor: large })
  } finally {
    await database.remove()
  }
}

async function fill({ use }: ServerDatabase): Promise<SignedIn[]> {
  return use(async db => {
    const people = await makeWorkspaces(db, POSTS)
    for (const [n, { userId }] of people.entries()) {
      await fillWatch(db, userId, ITEMS[n] ?? 0)
      const size = SALES[n]
      if (size) await fillSales(db, userId, size)
      await db.sql`
        update tracked_links l set content_id = p.id
        from (select id, row_number() over (order by created_at desc) as at from content_created where user_id = ${userId}) p,
          (select id, row_number() over (order by created_at desc) as at from tracked_links where user_id = ${userId}) k
        where l.user_id = ${userId} and l.id = k.id and p.at = k.at
      `
    }
    await db.sql`vacuum (analyze)`
    return people
  })
}
