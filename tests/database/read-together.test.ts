import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { actingAs, type Database, openDatabase, type Sql, type TransactionSql } from '#db/client.ts'
import { isUnavailable } from '#db/errors.ts'
import { createTestAccount, type TestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'it went through',
    (error: unknown) => Reflect.get(Object(error), 'code'),
  )

/** When the transaction began that a work reads in: the same for whoever shares it. */
async function beginning(sql: Sql): Promise<string> {
  const [row] = await sql<{ at: string }[]>`select now()::text as at`
  return row?.at ?? ''
}

describeOnDatabases('works that only read', database => {
  let app: Database
  let anna: TestAccount
  let ben: TestAccount
  beforeEach(async () => {
    anna = await createTestAccount(database().db)
    ben = await createTestAccount(database().db)
    app = openDatabase({ ...database().way, max: 3 })
  })
  afterEach(() => app.close())

  const read = <T>(work: (sql: TransactionSql) => Promise<T>) => app.readInWorkspace(anna.workspace, work)

  test('share a transaction within a turn, and begin another in the next', async () => {
    const [first, second, third] = await Promise.all([read(beginning), read(beginning), read(beginning)])
    expect([second, third]).toEqual([first, first])
    await nextTurn()
    expect(await read(beginning)).not.toBe(first)
  })

  test('are joined while the first has yet to begin, and awaited by nobody but whoever asked', async () => {
    const pause = Promise.withResolvers<void>()
    const slow = read(async sql => {
      await pause.promise
      return beginning(sql)
    })
    const quick = await read(beginning)
    pause.resolve()
    expect(await slow).toBe(quick)
  })

  test('see the workspace they were asked for, as who asked', async () => {
    const as = (account: TestAccount, role: 'owner' | 'viewer') =>
      actingAs(app, { userId: account.id, role, workspace: anna.workspace })
    const seen = async (sql: Sql) => {
      const [row] = await sql<{ text: string }[]>`
        select concat_ws(' ', current_setting('app.workspace'), current_setting('app.actor'), current_setting('app.team_role'),
          (select count(*) from profiles)) as text
      `
      return row?.text
    }
    const texts = await Promise.all([
      as(anna, 'owner').readInWorkspace(anna.workspace, seen),
      as(ben, 'viewer').readInWorkspace(anna.workspace, seen),
      app.readInWorkspace(ben.workspace, seen),
      as(anna, 'owner').readInWorkspace(anna.workspace, seen),
    ])
    expect(texts).toEqual([
      `${anna.workspace} ${anna.id} owner 1`,
      `${anna.workspace} ${ben.id} viewer 1`,
      expect.stringMatching(new RegExp(`^${ben.workspace} .* 1$`)),
      `${anna.workspace} ${anna.id} owner 1`,
    ])
    expect(() => as(anna, 'owner').readInWorkspace(ben.workspace, seen)).toThrow(TypeError)
  })

  test('are refused what writes, and what is refused leaves the others as they were', async () => {
    const [mine, others] = await Promise.all([
      codeOf(read(sql => sql`update profiles set full_name = 'changed'`)),
      Promise.all([read(beginning), read(sql => sql`select 1 as one`)]),
    ])
    expect(mine).toBe('25006')
    expect(others[1]).toEqual([{ one: 1 }])
    const [row] = await read(
      sql => sql`select count(*)::int as changed from profiles where full_name = 'changed'`,
    )
    expect(row).toEqual({ changed: 0 })
  })

  test('are done again alone when another’s failure ended their transaction', async () => {
    let runs = 0
    const [failed, slow] = await Promise.all([
      codeOf(read(sql => sql`select 1 / 0`)),
      read(async sql => {
        runs += 1
        await sql`select 1`.catch(() => null)
        const [row] = await sql<{ at: string }[]>`select now()::text as at`
        return row?.at
      }),
    ])
    expect(failed).toBe('22012')
    expect(slow).toMatch(/^\d{4}-/)
    expect(runs).toBe(2)
    expect(await codeOf(read(sql => sql`select 1 / 0`))).toBe('22012')
  })

  test('give their connection back, fifty at once as well', async () => {
    for (let round = 0; round < 4; round += 1) {
      const works = Array.from({ length: 50 }, (_, n) =>
        codeOf(
          app.readInWorkspace(n % 2 === 0 ? anna.workspace : ben.workspace, sql =>
            n === 7 ? sql`select 1 / 0` : sql`select ${n}::int as n`,
          ),
        ),
      )
      const ends = await Promise.all(works)
      expect(ends.filter(end => end === 'it went through')).toHaveLength(49)
      expect(ends[7]).toBe('22012')
    }
    expect(await app.inWorkspace(anna.workspace, sql => sql`select 2 as two`)).toEqual([{ two: 2 }])
  })

  test('that fail before they ask anything say why', async () => {
    await expect(read(() => Promise.reject(new RangeError('no such day')))).rejects.toThrow('no such day')
    expect(await read(sql => sql`select 1 as one`)).toEqual([{ one: 1 }])
  })
})

describeOnDatabases(
  'works whose link is lost',
  database => {
    test('are done again alone, but for the one that had it alone', async () => {
      const { db, directUrl: url } = database()
      const { workspace } = await createTestAccount(db)
      const app = openDatabase({ url, max: 2 })
      const cutOff = async (sql: Sql) => {
        const [mine] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
        await db.sql`select pg_terminate_backend(${mine?.pid ?? 0})`
        await new Promise(resolve => setTimeout(resolve, 50))
        return beginning(sql)
      }
      let cuts = 0
      const once = (sql: Sql) => {
        cuts += 1
        return cuts === 1 ? cutOff(sql) : beginning(sql)
      }
      const patient = async (sql: Sql) => {
        await new Promise(resolve => setTimeout(resolve, 100))
        return beginning(sql)
      }
      const ends = await Promise.all([
        app.readInWorkspace(workspace, once),
        app.readInWorkspace(workspace, patient),
      ])
      expect(new Set(ends).size).toBe(2)
      expect(
        isUnavailable(await app.readInWorkspace(workspace, cutOff).catch((error: unknown) => error)),
      ).toBe(true)
      expect(await app.readInWorkspace(workspace, beginning)).toMatch(/^\d{4}-/)
      await app.close()
    })

    test('end their transaction before whoever asked makes a page of what they read', async () => {
      const { db, directUrl: url } = database()
      const { workspace } = await createTestAccount(db)
      const app = openDatabase({ url, applicationName: 'brandhearth-reader', max: 1 })
      await app.readInWorkspace(workspace, beginning)
      for (let step = 0; step < 50; step += 1) await null
      const renderingMs = 300
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, renderingMs)
      const [link] = await db.sql<{ state: string; sinceMs: number }[]>`
        select state, (extract(epoch from clock_timestamp() - state_change) * 1000)::float8 as since_ms
        from pg_stat_activity where application_name = 'brandhearth-reader'
      `
      expect(link?.state).toBe('idle')
      expect(link?.sinceMs).toBeGreaterThan(renderingMs / 2)
      await app.close()
    })
  },
  ['server'],
)
