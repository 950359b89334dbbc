import { beforeEach, expect, test } from 'vitest'
import { createTestAccount, type TestAccount } from '#tests/support/database/accounts.ts'
import { listOwnedTables } from '#tests/support/database/catalogue.ts'
import { describeOnDatabases, type TestDatabase } from '#tests/support/database/test-database.ts'

/** Tables of a workspace whose writes are not noted, and why no page becomes another by them. */
const NOT_NOTED: Readonly<Record<string, string>> = {
  analytics_marks: 'written by the change that it marks',
  brand_score_marks: 'written by the change that it marks',
  changes: 'written by the change that it tells of',
  idempotency_keys: 'no page shows it',
  link_visits: 'written with the counts of its day',
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

const snapshotOf = async ({ db }: TestDatabase): Promise<string> => {
  const [row] = await db.sql<{ now: string }[]>`select pg_current_snapshot()::text as now`
  return row?.now ?? ''
}

/** Whether anything was written in these workspaces since a snapshot, asked as the guard of the session asks. */
const isWritten = async ({ db }: TestDatabase, workspaces: readonly string[], since: string) => {
  const { sql } = db.unscoped
  const [row] = await sql<{ written: boolean }[]>`
    select written_since(${[...workspaces]}::uuid[], ${since}::text::pg_snapshot) as written
  `
  return row?.written
}

describeOnDatabases('notes of writes', database => {
  let mine: TestAccount
  let stranger: TestAccount

  beforeEach(async () => {
    mine = await createTestAccount(database().db)
    stranger = await createTestAccount(database().db)
  })

  const addStory = (account: TestAccount) =>
    database().db.inWorkspace(
      account.workspace,
      sql => sql`insert into stories (user_id, title) values (${account.id}, 'A story')`,
    )

  test('every table of a workspace notes what is added, changed and removed, or says why not', async () => {
    const { sql } = database().db
    const tables = await listOwnedTables(sql)
    const triggers = await sql<{ table: string; definition: string }[]>`
      select tgrelid::regclass::text as table, pg_get_triggerdef(oid) as definition
      from pg_trigger where tgfoid = 'note_writes'::regproc
    `
    for (const { table, owner } of tables) {
      const column = owner === 'user_id' ? '' : `'${owner}'`
      const noted = ['INSERT', 'UPDATE', 'DELETE'].filter(event =>
        triggers.some(
          trigger =>
            trigger.table === table &&
            trigger.definition.includes(`AFTER ${event} `) &&
            trigger.definition.endsWith(`note_writes(${column})`),
        ),
      )
      expect(noted, table).toEqual(table in NOT_NOTED ? [] : ['INSERT', 'UPDATE', 'DELETE'])
    }
  })

  test('a story that is added, changed and removed is a write each time, to its own workspace alone', async () => {
    const { db } = database()
    const change = [
      () => addStory(mine),
      () => db.inWorkspace(mine.workspace, sql => sql`update stories set title = 'Another'`),
      () => db.inWorkspace(mine.workspace, sql => sql`delete from stories`),
    ]
    for (const write of change) {
      const before = await snapshotOf(database())
      expect(await isWritten(database(), [mine.id], before)).toBe(false)
      await write()
      expect(await isWritten(database(), [mine.id], before)).toBe(true)
      expect(await isWritten(database(), [stranger.id, mine.id], before)).toBe(true)
      expect(await isWritten(database(), [stranger.id], before)).toBe(false)
    }
  })

  test('what was rolled back, or changed nothing, is no write', async () => {
    const { db } = database()
    const before = await snapshotOf(database())
    await db
      .inWorkspace(mine.workspace, async sql => {
        await sql`insert into stories (user_id, title) values (${mine.id}, 'Never')`
        throw new Error('changed my mind')
      })
      .catch(() => {})
    await db.inWorkspace(mine.workspace, sql => sql`update stories set title = 'Nobody'`)
    expect(await isWritten(database(), [mine.id], before)).toBe(false)
  })

  test('a new name and a new place in a team are writes, for the owner and for the member', async () => {
    const { sql } = database().db
    let before = await snapshotOf(database())
    await sql`update accounts set full_name = 'Somebody else' where id = ${mine.id}`
    expect(await isWritten(database(), [mine.id], before)).toBe(true)
    expect(await isWritten(database(), [stranger.id], before)).toBe(false)
    before = await snapshotOf(database())
    await sql`
      insert into team_members (owner_id, member_id, email, role, status, joined_at)
      values (${mine.id}, ${stranger.id}, ${stranger.email}, 'viewer', 'active', now())
    `
    expect(await isWritten(database(), [mine.id], before)).toBe(true)
    expect(await isWritten(database(), [stranger.id], before)).toBe(true)
  })

  test('a statement over many workspaces is one note that counts for everybody', async () => {
    const { sql } = database().db
    for (let n = 0; n < 21; n += 1) await createTestAccount(database().db)
    await sql`delete from workspace_writes`
    const before = await snapshotOf(database())
    await sql`update accounts set news_read = news_read`
    expect(await sql`select workspace_id from workspace_writes`).toEqual([{ workspaceId: NOBODY }])
    expect(await isWritten(database(), [stranger.id], before)).toBe(true)
  })

  test('who works in a workspace can neither read the notes nor ask', async () => {
    const { db } = database()
    for (const statement of ['select * from workspace_writes', `select written_since('{}', '1:1:')`])
      await expect(db.inWorkspace(mine.workspace, sql => sql.unsafe(statement))).rejects.toThrow(
        /permission denied/,
      )
  })
})

describeOnDatabases(
  'notes of writes by two at once',
  database => {
    test('a write that was under way at the moment counts once it is committed, however late', async () => {
      const { db } = database()
      const mine = await createTestAccount(db)
      let finish = () => {}
      const held = new Promise<void>(resolve => {
        finish = resolve
      })
      let begun = () => {}
      const isBegun = new Promise<void>(resolve => {
        begun = resolve
      })
      const late = db.inWorkspace(mine.workspace, async sql => {
        await sql`insert into annotations (user_id, day, note) values (${mine.id}, '2026-11-28', 'Late')`
        begun()
        await held
      })
      await isBegun
      const meanwhile = await snapshotOf(database())
      // Another one begins later and is done first: the number of the late one is the smaller of the two.
      await db.inWorkspace(
        mine.workspace,
        sql => sql`insert into annotations (user_id, day, note) values (${mine.id}, '2026-11-28', 'Early')`,
      )
      const between = await snapshotOf(database())
      expect(await isWritten(database(), [mine.id], meanwhile)).toBe(true)
      expect(await isWritten(database(), [mine.id], between)).toBe(false)
      finish()
      await late
      expect(await isWritten(database(), [mine.id], between)).toBe(true)
    })

    test('neither waits for the other', async () => {
      const { db } = database()
      const mine = await createTestAccount(db)
      await db.inWorkspace(mine.workspace, async first => {
        await first`insert into annotations (user_id, day, note) values (${mine.id}, '2026-11-28', 'One')`
        // Waiting would end at the limit for locks, with an error.
        await db.inWorkspace(
          mine.workspace,
          second =>
            second`insert into annotations (user_id, day, note) values (${mine.id}, '2026-11-28', 'Two')`,
        )
        await first`insert into annotations (user_id, day, note) values (${mine.id}, '2026-11-28', 'Three')`
      })
      const rows = await db.sql`select note from annotations where user_id = ${mine.id} order by note`
      expect(rows.map(({ note }) => note)).toEqual(['One', 'Three', 'Two'])
    })
  },
  ['server'],
)
