import { expect, test } from 'vitest'
import { openConnection } from '#db/client.ts'
import { databaseFailure, isUnavailable } from '#db/errors.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

describeOnDatabases('client', database => {
  test('names come out in camelCase while JSON keeps its keys', async () => {
    const { sql } = database().db
    const [row] =
      await sql`select 1::bigint as two_words, ${sql.json({ core_values: ['a'] })}::jsonb as some_json`
    expect(row).toEqual({ twoWords: 1, someJson: { core_values: ['a'] } })
  })

  test('a calendar day stays text and an instant is a Date', async () => {
    const [row] = await database().db
      .sql`select date '2026-03-29' as day, timestamptz '2026-03-29 01:30Z' as instant`
    expect(row).toEqual({ day: '2026-03-29', instant: new Date('2026-03-29T01:30:00Z') })
  })

  test('a transaction that throws leaves nothing behind', async () => {
    const { db } = database()
    const work = db.transaction(async sql => {
      await sql`insert into outbox (queue) values ('thrown')`
      throw new Error('second thoughts')
    })
    await expect(work).rejects.toThrow('second thoughts')
    expect(await db.sql`select id from outbox where queue = 'thrown'`).toHaveLength(0)
  })

  test('a workspace transaction runs as the role app and the next one does not', async () => {
    const { db } = database()
    const account = await createTestAccount(db)
    const inside = await db.inWorkspace(account.workspace, async sql => {
      const [row] = await sql`select current_user::text as role, current_workspace() as workspace`
      return row
    })
    const [outside] = await db.sql`select current_user::text as role, current_workspace() as workspace`
    expect(inside).toEqual({ role: 'app', workspace: account.id })
    expect(outside).toEqual({ role: 'postgres', workspace: null })
  })

  test.each([
    ['unique', "insert into newsletter_subscribers (email) values ('a@b.test'), ('a@b.test')"],
    ['foreign_key', 'insert into events (user_id, event_name) values (gen_random_uuid(), $$x$$)'],
    ['check', "insert into outbox (queue) values ('')"],
    ['missing_value', 'insert into outbox (queue) values (null)'],
    ['out_of_range', 'select 99999::smallint'],
    ['invalid_text', "select 'not-a-uuid'::uuid"],
    ['forbidden', 'set local role app; select * from accounts'],
  ])('tells a failure of the kind %s', async (reason, statement) => {
    const failed: unknown = await database()
      .db.transaction(sql => sql.unsafe(statement).simple())
      .catch((error: unknown) => error)
    expect(databaseFailure(failed)).toMatchObject({ reason })
  })

  test('an unreachable server reads as unavailable, a bug as nothing', async () => {
    const gone = openConnection({ url: 'postgres://postgres@127.0.0.1:1/none', connectTimeout: 1 })
    const error: unknown = await gone.sql`select 1`.catch((reason: unknown) => reason)
    expect(isUnavailable(error)).toBe(true)
    expect(databaseFailure(new TypeError('bug'))).toBeNull()
  })
})

// The embedded database knows no settings of a connection.
describeOnDatabases(
  'limits of a connection',
  database => {
    test.each([
      [undefined, '15s'],
      [2000, '2s'],
      [0, '2147483647ms'],
    ])('a statement may take as long as the connection says: %s', async (statementTimeout, limit) => {
      const connection = openConnection({
        url: database().directUrl,
        max: 1,
        ...(statementTimeout === undefined ? {} : { statementTimeout }),
      })
      const [row] = await connection.sql`show statement_timeout`
      await connection.close()
      expect(row).toEqual({ statementTimeout: limit })
    })
  },
  ['server'],
)
