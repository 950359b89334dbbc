import { randomBytes } from 'node:crypto'
import type { AdminDatabase } from '#db/admin.ts'
import { asWorkspaceId, openDatabase, type WorkspaceId } from '#db/client.ts'
import { findDashboardSummary } from '#db/queries/dashboard/dashboard.ts'
import { insertVisits } from '#db/queries/links/visits.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import { seedUsers } from '#db/seed/users.ts'
import { goal, heading, note, short } from '#scripts/measure/harness/report.ts'
import { openServerDatabase } from '#scripts/measure/harness/servers/databases.ts'
import { serverProcessorMs } from '#scripts/measure/harness/servers/server-processor-ms.ts'

/** The model is made of the few, checked with the many, and says what all of them would take. */
const FEW = 1_000
const MANY = 10_000
const ALL = 1_000_000
const DAYS = 90
/** What each workspace has beside what `seed` gives it. */
const LINKS = 3
const VISITS = 60
/** How far a prediction may lie beside what is measured. */
const CLOSE = 0.1
const RATE_MS = 5_000
const CONNECTIONS = 4
const VISITS_A_WRITE = 500

interface TableSize {
  readonly name: string
  readonly rows: number
  /** With its indexes and what is stored beside it. */
  readonly bytes: number
}

/**
 * What a million workspaces take: table sizes foretold from a thousandth of them and held against a hundredth, and how much one
 * PostgreSQL reads and writes in a second, with the processor time of each (docs/scale.md).
 */
export async function run(): Promise<void> {
  heading(`${MANY} workspaces with ${DAYS} days, foretold from ${FEW}`)
  const database = await openServerDatabase(['shared_buffers=512MB'])
  if (typeof database === 'string') return note(`not measured: ${database}`)
  try {
    await database.use(async db => {
      await fill(db, FEW)
      const few = await readSizes(db)
      await fill(db, MANY)
      compare(few, await readSizes(db))
      await measureRates(db, database.place.url)
    })
  } finally {
    await database.remove()
  }
}

async function fill(db: AdminDatabase, users: number): Promise<void> {
  const startedAt = performance.now()
  await seedUsers(db, { users, days: DAYS, seed: 1, now: new Date() })
  await db.transaction(async sql => {
    await sql`select set_config('statement_timeout', '0', true)`
    await sql`
      insert into tracked_links (user_id, slug, target, network, created_at)
      select id, 'scale-' || id || '-' || n, 'https://example.com/' || n, 'linkedin', now() - make_interval(days => ${DAYS})
      from profiles p cross join generate_series(1, ${LINKS}::int) n
      where not exists (select from tracked_links l where l.user_id = p.id)
    `
    await sql`
      insert into link_visits (user_id, link_id, visited_at, visitor)
      select l.user_id, l.id, now() - make_interval(hours => n * ${(DAYS * 24 * LINKS) / VISITS}::int),
        decode(md5(l.id::text || n), 'hex')
      from tracked_links l cross join generate_series(1, ${VISITS / LINKS}::int) n
      where not exists (select from link_visits v where v.user_id = l.user_id and v.link_id = l.id)
      order by 3
    `
    await sql`
      insert into link_days (user_id, link_id, day, visits)
      select user_id, link_id, (visited_at at time zone 'UTC')::date, count(*) from link_visits group by 1, 2, 3
      on conflict do nothing
    `
  })
  // What was made by the batch leaves room behind that a life of single writes would have used again.
  await db.sql`vacuum (full, analyze)`
  note(`${users} workspaces made in ${short((performance.now() - startedAt) / 1000)} s`)
}

/** Every table that has grown, largest first. */
async function readSizes(db: AdminDatabase): Promise<TableSize[]> {
  return db.sql<TableSize[]>`
    select c.relname as name, c.reltuples::bigint as rows, pg_total_relation_size(c.oid) as bytes
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.reltuples >= ${FEW / 2}
    order by 3 desc
  `
}

function compare(few: readonly TableSize[], many: readonly TableSize[]): void {
  note('table · rows and bytes of each workspace · MB foretold · MB measured · ratio · GB of a million')
  let [foretold, measured] = [0, 0]
  for (const { name, rows, bytes } of many) {
    const part = few.find(one => one.name === name)
    if (!part) continue
    const guess = (part.bytes / FEW) * MANY
    foretold += guess
    measured += bytes
    note(
      [
        name,
        `${short(rows / MANY)} and ${short(bytes / MANY)}`,
        short(guess / 1e6),
        short(bytes / 1e6),
        short(bytes / guess),
        short(((part.bytes / FEW) * ALL) / 1e9),
      ].join(' · '),
    )
  }
  goal('measured against foretold, all tables: from 1 by', Math.abs(measured / foretold - 1), {
    atMost: CLOSE,
  })
  note(
    `${short(measured / MANY / 1000)} kB a workspace; a million: ${short(((foretold / MANY) * ALL) / 1e9)} GB`,
  )
}

async function measureRates(db: AdminDatabase, url: string): Promise<void> {
  const rows = await db.sql<{ id: string }[]>`select id from profiles`
  const ids = rows.map(row => asWorkspaceId(row.id))
  const links = await db.sql<{ id: string }[]>`select id from tracked_links`
  const any = <Row>(list: readonly Row[]): Row => {
    const row = list[Math.floor(Math.random() * list.length)]
    if (row === undefined) throw new Error('There is nothing to measure with')
    return row
  }
  const body =
    'A baker asked us what to charge, and we went through her books until the number was honest. '.repeat(8)
  const rate = (
    what: string,
    each: number,
    work: (app: ReturnType<typeof openDatabase>) => Promise<unknown>,
  ) => measureRate(db, { url, what, each, work })

  await rate('dashboards read', 1, app => {
    const workspace: WorkspaceId = any(ids)
    return app.inWorkspace(workspace, sql => findDashboardSummary(sql, { workspace, now: new Date() }))
  })
  await rate('posts written', 1, app => {
    const workspace: WorkspaceId = any(ids)
    const fields = { title: 'Prices', body, platform: 'linkedin', alignmentOverall: 70 }
    return app.inWorkspace(workspace, sql => insertPost(sql, { workspace, fields, now: new Date() }))
  })
  await rate('visits written', VISITS_A_WRITE, app => {
    const people = Array.from({ length: VISITS_A_WRITE }, () => ({
      linkId: any(links).id,
      at: new Date(),
      visitor: randomBytes(16),
      referrer: '',
    }))
    return app.acrossWorkspaces('leads', sql => insertVisits(sql, { people, machines: [] }))
  })
}

/** How often it is done in a second over a few connections, and what that costs the server's processors each time. */
async function measureRate(
  db: AdminDatabase,
  {
    url,
    what,
    each,
    work,
  }: {
    url: string
    what: string
    each: number
    work: (app: ReturnType<typeof openDatabase>) => Promise<unknown>
  },
): Promise<void> {
  const before = await serverProcessorMs(db)
  const app = openDatabase({ url, max: CONNECTIONS })
  const startedAt = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - startedAt < RATE_MS) {
        await work(app)
        done += each
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  await app.close()
  await new Promise(wake => setTimeout(wake, 500))
  const used = (await serverProcessorMs(db)) - before
  note(
    `${what}: ${short(done / seconds)} a second, ${short((used / done) * 1000)} µs of the server’s processors each`,
  )
}
