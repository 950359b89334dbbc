import { openFeedServer } from '#scripts/measure/harness/feeds/open-feed-server.ts'
import { compareFirstBytes, countStatementsOfPages } from '#scripts/measure/harness/load/compare-pages.ts'
import { goal, heading, note, short } from '#scripts/measure/harness/report.ts'
import { APP_SECRET, startApp } from '#scripts/measure/harness/servers/app.ts'
import { runChild } from '#scripts/measure/harness/servers/child.ts'
import { openServerDatabase, type ServerDatabase } from '#scripts/measure/harness/servers/databases.ts'
import { fillWatch } from '#scripts/measure/harness/servers/fill-watch.ts'
import { makeWorkspaces, type SignedIn } from '#scripts/measure/harness/servers/workspaces.ts'

const SOURCES = 10_000
const HOSTS = 2500
const WORKSPACES = 50
/** Minutes of the hour that are measured, at the rate of a whole one. */
const MINUTES = 6
/** Of an hour: within it every source has to have its turn. */
const TEN_PER_CENT_S = 360
const SIZES = [10, 100_000] as const
const PAGES = [
  '/app/brand-watch',
  '/app/brand-watch?q=subject7',
  '/app/brand-watch?q=bakery',
  '/app/brand-watch/mentions',
  '/app/brand-watch/sources',
  '/app/brand-watch/health',
  '/app/brand-watch/competitors',
  '/app/brand-watch/research',
] as const

/** 10 000 feeds looked at once an hour by one worker, and Brand Watch in a workspace with 100 000 items. */
export async function run(): Promise<void> {
  const database = await openServerDatabase()
  if (typeof database === 'string') return note(`not measured: ${database}`)
  try {
    const people = await database.use(db => makeWorkspaces(db, [10, 10]))
    await measurePages(database, people)
    await measurePolling(database)
  } finally {
    await database.remove()
  }
}

async function measurePolling({ place, use }: ServerDatabase): Promise<void> {
  heading(`${SOURCES} feeds of ${HOSTS} hosts, ${MINUTES} minutes of their hour, one worker`)
  const server = await openFeedServer()
  try {
    await use(db =>
      db.transaction(async sql => {
        await sql`delete from watch_sources`
        await sql`
          with people as (
            insert into accounts (email) select 'feeds-' || n || '@example.test' from generate_series(1, ${WORKSPACES}::int) n
            returning id
          )
          insert into profiles (id, email, full_name, subscription_tier)
          select id, 'feeds@example.test', 'Somebody', 'collective' from people on conflict do nothing
        `
        await sql`
          insert into subscriptions (user_id, tier, status, billing_cycle)
          select id, 'collective', 'active', 'monthly' from accounts where email like 'feeds-%' on conflict do nothing
        `
        await sql`
          insert into watch_sources (user_id, name, address, host, etag, next_at, last_full_at)
          select ids[1 + n % ${WORKSPACES}], 'Feed ' || n, 'http://' || host || '/' || n, host, '"0"',
            now() + interval '20 seconds' + make_interval(secs => n * 3600.0 / ${SOURCES}::int), now()
          from (
            select n, '127.' || 1 + (n % ${HOSTS}) / 250 || '.0.' || 1 + (n % ${HOSTS}) % 250 || ':' || ${server.port}::int as host
            from generate_series(0, ${SOURCES - 1}::int) n
          ) g cross join (select array_agg(id) as ids from accounts where email like 'feeds-%') a
        `
        await sql`create table planned as select id, next_at from watch_sources`
      }),
    )
    const { output } = await runChild(
      ['scripts/measure/harness/feeds/poll-feeds.ts', String(MINUTES), String(server.port), String(HOSTS)],
      {
        NODE_ENV: 'production',
        APP_URL: 'http://localhost:3000',
        DATABASE_URL: place.url,
        SESSION_SECRET: APP_SECRET,
        ENCRYPTION_KEY: APP_SECRET,
      },
    )
    const { looked, longest, p99 } = JSON.parse(output.trim().split('\n').at(-1) ?? '{}')
    const [late] = await use(
      db => db.sql<{ due: number; missed: number; p50: number; p99: number; most: number; items: number }[]>`
        select count(*)::int as due, count(*) filter (where s.last_tried_at is null)::int as missed,
          percentile_cont(0.5) within group (order by extract(epoch from s.last_tried_at - p.next_at)) as p50,
          percentile_cont(0.99) within group (order by extract(epoch from s.last_tried_at - p.next_at)) as p99,
          max(extract(epoch from coalesce(s.last_tried_at, now()) - p.next_at)) as most,
          (select count(*)::int from watch_items i join planned q on q.id = i.source_id) as items
        from planned p join watch_sources s using (id)
        where p.next_at < (select max(last_tried_at) from watch_sources) - interval '30 seconds'
      `,
    )
    const { requests, mostOfOneHost } = server.asked()
    goal('the event loop at its slowest, in ms', longest, { atMost: 100 }, `p99 ${short(p99)} ms`)
    goal(
      'the latest look at a source, in seconds',
      Number(late?.most ?? Number.NaN),
      { atMost: TEN_PER_CENT_S },
      `half within ${short(Number(late?.p50))} s, 99 of 100 within ${short(Number(late?.p99))} s; ${late?.due} were due, ${late?.missed} missed`,
    )
    goal('requests of one host at once, at most', mostOfOneHost, { atMost: 1 })
    note(
      `${looked} looks, ${requests} requests, ${short(looked / MINUTES / 60)} a second; ${late?.items} items stored`,
    )
  } finally {
    await server.close()
  }
}

async function measurePages(database: ServerDatabase, people: readonly SignedIn[]): Promise<void> {
  heading('Brand Watch with 100 000 items')
  await database.use(async db => {
    for (const [n, { userId }] of people.entries()) await fillWatch(db, userId, SIZES[n] ?? 0)
    await db.sql`vacuum (analyze) watch_items`
    await db.sql`vacuum (analyze) watch_words`
  })
  const [small, large] = people
  if (!small || !large) throw new Error('Two workspaces are needed')
  const app = await startApp(database.place)
  try {
    await compareFirstBytes(app.port, { pages: PAGES, small, large, sizes: '100 000 items against 10' })
  } finally {
    await app.stop()
  }
  await countStatementsOfPages(database.place.url, { pages: PAGES, visitor: large })
}
