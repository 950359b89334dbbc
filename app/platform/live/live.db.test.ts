import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Change, type ChangeFeed, openChangeFeed } from '#app/platform/live/open-change-feed.ts'
import { tablesChangedSince } from '#app/platform/live/tables-changed-since.ts'
import { openConnection, openDatabase, type Sql } from '#db/client.ts'
import { openSilentProxy, type SilentProxy } from '#scripts/measure/harness/links/silent-proxy.ts'
import { createTestAccount, type TestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const WITHIN = { timeout: 10_000, interval: 20 }

function addStory(sql: Sql, owner: TestAccount, title = 'A story') {
  return sql`insert into stories (user_id, title) values (${owner.id}, ${title})`
}

describeOnDatabases(
  'the change feed',
  database => {
    let feed: ChangeFeed
    let mine: TestAccount
    let stranger: TestAccount
    let changes: Change[]

    beforeEach(async () => {
      const { db } = database()
      mine = await createTestAccount(db)
      stranger = await createTestAccount(db)
      const context = contextFor(db, mine)
      changes = []
      feed = openChangeFeed(
        { ...context, config: { ...context.config, ...database().config } },
        { pollMs: 300_000 },
      )
      feed.subscribe(mine.workspace, change => changes.push(change))
      await listening(database().db.sql)
    })
    afterEach(() => feed.close())

    test('tells what another process changed, by table and id', async () => {
      const elsewhere = openDatabase({ ...database().way, max: 1 })
      await elsewhere.inWorkspace(mine.workspace, sql => addStory(sql, mine))
      await elsewhere.close()
      await vi.waitFor(() => expect(changes).toHaveLength(1), WITHIN)
      const [story] = await database().db.sql<
        { id: string }[]
      >`select id from stories where user_id = ${mine.id}`
      expect(changes[0]).toMatchObject({ table: 'stories', workspace: mine.id, id: story?.id })
    })

    test('knows what a moment did not show yet: what came later, or was still under way, in this workspace alone', async () => {
      const { db } = database()
      const context = contextFor(db, mine)
      const elsewhere = openDatabase({ ...database().way, max: 1 })
      const momentNow = async () =>
        (await db.sql<{ moment: string }[]>`select pg_current_snapshot()::text as moment`)[0]?.moment ?? ''
      const changedSince = (moment: string) => tablesChangedSince(context, mine.workspace, moment)

      await addStory(db.sql, mine, 'Before')
      const before = await momentNow()
      expect(await changedSince(before)).toEqual([])
      await addStory(db.sql, stranger)
      expect(await changedSince(before)).toEqual([])
      const underWay = await elsewhere.inWorkspace(mine.workspace, async sql => {
        await addStory(sql, mine, 'Under way')
        return momentNow()
      })
      await elsewhere.close()
      expect(await changedSince(underWay)).toEqual(['stories'])
      expect(await changedSince(await momentNow())).toEqual([])
    })

    test('tells nothing of another workspace, and nothing that was rolled back', async () => {
      const { db } = database()
      await db.inWorkspace(stranger.workspace, sql => addStory(sql, stranger))
      await db
        .transaction(async sql => {
          await addStory(sql, mine, 'Never')
          throw new Error('changed my mind')
        })
        .catch(() => {})
      await addStory(db.sql, mine, 'Told')
      await vi.waitFor(() => expect(changes).toHaveLength(1), WITHIN)
    })

    test('tells once per transaction and table, however much it changed', async () => {
      const { db } = database()
      await db.transaction(async sql => {
        for (let count = 0; count < 20; count += 1) await addStory(sql, mine, `Story ${count}`)
        await sql`insert into brand_checkins (user_id, alignment_score) values (${mine.id}, 7)`
      })
      await vi.waitFor(() => expect(changes).toHaveLength(2), WITHIN)
      expect(changes.map(({ table }) => table).sort()).toEqual(['brand_checkins', 'stories'])
    })

    test('lets the longest text in: a note carries none of it', async () => {
      const body = 'long '.repeat(2000)
      await database().db.sql`insert into stories (user_id, title, body) values (${mine.id}, 'Long', ${body})`
      await vi.waitFor(() => expect(changes).toHaveLength(1), WITHIN)
    })

    test('receives again after its connection was ended, and of what happened meanwhile', async () => {
      const { db } = database()
      await db.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()
      `
      await db.inWorkspace(mine.workspace, sql => addStory(sql, mine))
      await vi.waitFor(() => expect(changes.length).toBeGreaterThan(0), WITHIN)
    })

    test('an ended session is told to its owner; a deleted account disturbs nobody', async () => {
      const { db } = database()
      const session = async () => {
        await db.sql`
          insert into sessions (id_hash, user_id, workspace_id, expires_at)
          values (sha256(gen_random_uuid()::text::bytea), ${mine.id}, ${mine.id}, now() + interval '1 hour')
        `
      }
      await session()
      await db.sql`delete from sessions where user_id = ${mine.id}`
      await vi.waitFor(() => expect(changes.map(({ table }) => table)).toEqual(['sessions']), WITHIN)
      await session()
      await db.inWorkspace(mine.workspace, sql => addStory(sql, mine))
      await db.sql`delete from accounts where id = ${mine.id}`
      expect(await db.sql`select 1 from changes where user_id = ${mine.id}`).toHaveLength(0)
    })
  },
  ['server'],
)

describeOnDatabases(
  'the change feed and what is not told at once',
  database => {
    test('a bulk statement sends nothing; the next look finds it', async () => {
      const { db } = database()
      const crowd = await Promise.all(Array.from({ length: 8 }, () => createTestAccount(db)))
      const [first] = crowd
      if (!first) throw new Error('nobody')
      const context = contextFor(db, first)
      const changes: Change[] = []
      const feed = openChangeFeed(
        { ...context, config: { ...context.config, ...database().config } },
        { pollMs: 400 },
      )
      feed.subscribe(first.workspace, change => changes.push(change))
      await db.sql`
        insert into stories (user_id, title) select id, 'Seeded' from unnest(${crowd.map(({ id }) => id)}::uuid[]) as id
      `
      await vi.waitFor(() => expect(changes).toHaveLength(1), WITHIN)
      expect(changes[0]?.id).toBeNull()
      await feed.close()
    })

    describe('a link that dies in silence', () => {
      let proxy: SilentProxy
      afterEach(() => proxy.close())

      test('is noticed by its heartbeat, replaced, and what was missed is told', async () => {
        const { db, directUrl: url } = database()
        const mine = await createTestAccount(db)
        proxy = await openSilentProxy(Number(new URL(url).port))
        const through = new URL(url)
        through.port = String(proxy.port)
        const context = contextFor(db, mine)
        const changes: Change[] = []
        const feed = openChangeFeed(
          { ...context, config: { ...context.config, databaseUrl: through.href } },
          { pollMs: 300_000, heartbeatMs: 500 },
        )
        feed.subscribe(mine.workspace, change => changes.push(change))
        await listening(db.sql)
        proxy.goSilent()
        await db.inWorkspace(mine.workspace, sql => addStory(sql, mine))
        proxy.heal()
        await vi.waitFor(() => expect(changes).toHaveLength(1), WITHIN)
        await feed.close()
      })
    })
  },
  ['server'],
)

describeOnDatabases(
  'the change feed inside the process',
  database => {
    test('receives its own changes at once and those of others at the next look', async () => {
      const { url } = database()
      const notes: string[] = []
      let feed: ChangeFeed | null = null
      const { db: admin } = database()
      const db = openDatabase({
        url,
        max: 1,
        onNotify: (_channel, payload) => {
          notes.push(payload)
          feed?.receive(payload)
        },
      })
      const mine = await createTestAccount(admin)
      const context = { ...contextFor(admin, mine), db }
      const config = { ...context.config, databaseUrl: url, databaseEmbedded: true }
      const changes: Change[] = []
      feed = openChangeFeed({ ...context, config }, { pollMs: 500 })
      feed.subscribe(mine.workspace, change => changes.push(change))
      await db.unscoped.sql`select 1`
      await vi.waitFor(async () => {
        await db.inWorkspace(mine.workspace, sql => addStory(sql, mine))
        expect(notes.length).toBeGreaterThan(0)
      }, WITHIN)
      await vi.waitFor(() => expect(changes.length).toBeGreaterThan(0), WITHIN)

      const before = changes.length
      const elsewhere = openConnection({ url, max: 1 })
      await elsewhere.sql`insert into brand_checkins (user_id, alignment_score) values (${mine.id}, 7)`
      await elsewhere.close()
      await vi.waitFor(
        () => expect(changes.slice(before).map(({ table }) => table)).toContain('brand_checkins'),
        WITHIN,
      )
      await feed.close()
      await db.close()
    })
  },
  ['embedded'],
)

/** Waits until a connection of this database listens. */
async function listening(sql: Sql): Promise<void> {
  await vi.waitFor(async () => {
    const rows = await sql`
      select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen%'
    `
    expect(rows.length).toBeGreaterThan(0)
  }, WITHIN)
}
