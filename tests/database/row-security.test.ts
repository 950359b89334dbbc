import { beforeAll, describe, expect, test } from 'vitest'
import { databaseFailure } from '#db/errors.ts'
import { createTestAccount, type TestAccount } from '#tests/support/database/accounts.ts'
import { fillOwnedTables, listOwnedTables, type OwnedTable } from '#tests/support/database/catalogue.ts'
import { describeOnDatabases, type TestDatabase } from '#tests/support/database/test-database.ts'

/** Rows that a workspace reaches, or `forbidden` where the role has no grant at all. */
async function attempt(
  database: TestDatabase,
  as: TestAccount,
  statement: string,
): Promise<number | 'forbidden'> {
  try {
    const rows = await database.db.inWorkspace(as.workspace, sql => sql.unsafe(statement))
    return rows.count
  } catch (error) {
    if (databaseFailure(error)?.reason === 'forbidden') return 'forbidden'
    throw error
  }
}

describeOnDatabases('row security', database => {
  let tables: OwnedTable[] = []
  let mine: TestAccount
  let stranger: TestAccount

  beforeAll(async () => {
    const { db } = database()
    tables = await listOwnedTables(db.sql)
    mine = await createTestAccount(db)
    stranger = await createTestAccount(db)
    await fillOwnedTables(db.sql, mine.id, tables)
    // Filling the tables was noted as changes, for Analytics, for scores and as words: one row each is what these tests count on.
    await db.sql`delete from analytics_marks where id > (select min(id) from analytics_marks)`
    await db.sql`delete from brand_score_marks where id > (select min(id) from brand_score_marks)`
    await db.sql`delete from watch_words where ctid > (select min(ctid) from watch_words)`
    await db.sql`delete from link_totals where ctid > (select min(ctid) from link_totals)`
    await db.sql`delete from changes where seq > (select min(seq) from changes)`
  })

  test('the catalogue holds every table of a workspace, and each got a row', async () => {
    const { db } = database()
    expect(tables.length).toBeGreaterThanOrEqual(30)
    for (const { table, owner } of tables) {
      const rows = await db.sql`select 1 from ${db.sql(table)} where ${db.sql(owner)} = ${mine.id}`
      expect(rows, table).toHaveLength(1)
    }
  })

  test('every owned table has row security and a policy for reading and writing', async () => {
    const { db } = database()
    for (const { table } of tables) {
      const [row] = await db.sql`
        select c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
          pg_get_userbyid(c.relowner) like 'app%' as owned_by_us,
          (select array_agg(p.polroles::regrole[]::text order by p.polname) from pg_policy p
           where p.polrelid = c.oid and p.polcmd = '*' and p.polpermissive
             and p.polqual is not null and p.polwithcheck is not null
             and p.polroles <> array['app_identity'::regrole::oid]) as open_to
        from pg_class c where c.oid = ${table}::regclass
      `
      const openTo = ['{app_crossing}', '{app}']
      expect(row, table).toEqual({ enabled: true, forced: true, ownedByUs: false, openTo })
    }
  })

  test.each(['app', 'app_identity', 'app_crossing', 'app_jobs'])(
    'the role %s cannot log in, bypass row security or become somebody else',
    async name => {
      const [role] = await database().db.sql`
        select rolcanlogin as login, rolbypassrls as bypass, rolsuper as super,
          array(select m.roleid::regrole::text from pg_auth_members m where m.member = r.oid) as belongs
        from pg_roles r where rolname = ${name}
      `
      // Who crosses workspaces looks after the queue as well.
      const belongs = name === 'app_crossing' ? ['app_jobs'] : []
      expect(role).toEqual({ login: false, bypass: false, super: false, belongs })
    },
  )

  test('functions with more rights than their caller are of the role that crosses, which can make nothing', async () => {
    const { sql } = database().db
    const others = await sql`
      select oid::regprocedure::text as name from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef and proowner <> 'app_crossing'::regrole
    `
    expect(others).toEqual([])
    const [may] = await sql`
      select has_schema_privilege('app_crossing', 'public', 'create') as crossing,
        has_schema_privilege('app_identity', 'public', 'create') as identity
    `
    expect(may).toEqual({ crossing: false, identity: false })
  })

  test.each([
    'accounts',
    'rate_limits',
    'trial_mailboxes',
    'outbox',
    'batch_cursors',
    'newsletter_subscribers',
    'contact_messages',
    'quiz_step_counts',
    'sessions',
    'kept_keys',
    'network_apps',
    'tokens',
    'identities',
    'security_events',
  ])('the role app reads nothing of %s', async table => {
    expect(await attempt(database(), mine, `select * from ${table}`)).toBe('forbidden')
  })

  test('the role app can change neither counters nor its plan', async () => {
    for (const change of ['stories_count = 0', "subscription_tier = 'collective'", "email = 'a@b.test'"]) {
      expect(await attempt(database(), mine, `update profiles set ${change}`), change).toBe('forbidden')
    }
    expect(await attempt(database(), mine, `update subscriptions set tier = 'collective'`)).toBe('forbidden')
    expect(await attempt(database(), mine, `update profiles set industry = 'Pottery'`)).toBe(1)
  })

  test('no workspace at all reaches nothing', async () => {
    const { db } = database()
    for (const { table } of tables) {
      const count = await db
        .transaction(async sql => {
          await sql`select set_config('role', 'app', true)`
          return (await sql`select 1 from ${sql(table)}`).count
        })
        .catch((error: unknown) => databaseFailure(error)?.reason)
      expect([0, 'forbidden'], table).toContain(count)
    }
  })

  test('a connection outside of every workspace is refused each table of a workspace but for those of identity', async () => {
    const { db } = database()
    const open: string[] = []
    for (const { table } of tables) {
      const rows = await db.unscoped.sql`select * from ${db.unscoped.sql(table)} limit 1`.catch(
        (error: unknown) => databaseFailure(error)?.reason,
      )
      if (rows !== 'forbidden') open.push(table)
    }
    expect(open.sort()).toEqual([
      'account_deletions',
      'api_tokens',
      'app_codes',
      'app_tokens',
      'brand_compass_responses',
      'connected_apps',
      'email_changes',
      'idempotency_keys',
      'identities',
      'known_devices',
      'passkey_challenges',
      'passkeys',
      'quiz_responses',
      'recovery_codes',
      'security_events',
      'sessions',
      'tokens',
      'two_factor',
    ])
  })

  describe('with every grant given away, so that the policies stand alone', () => {
    beforeAll(async () => {
      await database().db.sql`grant select, insert, update, delete on all tables in schema public to app`
    })

    test('a workspace sees its own row and a stranger none, in every table', async () => {
      for (const { table, owner } of tables) {
        const own = await attempt(database(), mine, `select 1 from ${table}`)
        const theirs = await attempt(
          database(),
          stranger,
          `select 1 from ${table} where ${owner} = '${mine.id}'`,
        )
        expect([own, theirs], table).toEqual([1, 0])
      }
    })

    test('a stranger changes and deletes nothing', async () => {
      for (const { table, owner } of tables) {
        const where = `where ${owner} = '${mine.id}'`
        expect(
          await attempt(database(), stranger, `update ${table} set ${owner} = ${owner} ${where}`),
          table,
        ).toBe(0)
        expect(await attempt(database(), stranger, `delete from ${table} ${where}`), table).toBe(0)
      }
    })

    test('a stranger cannot put a row into the workspace, nor hand over a row of its own', async () => {
      const { db } = database()
      await fillOwnedTables(db.sql, stranger.id, tables)
      for (const { table, owner } of tables) {
        const columns = await db.sql<{ name: string }[]>`
          select attname as name from pg_attribute
          where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        `
        const names = columns.map(column => `"${column.name}"`).join(', ')
        const values = columns
          .map(({ name }) => (name === owner ? `'${mine.id}'::uuid` : `"${name}"`))
          .join(', ')
        const insert = `insert into ${table} (${names}) overriding system value select ${values} from ${table}`
        expect(await attempt(database(), stranger, insert), table).toBe('forbidden')
        const handOver = `update ${table} set ${owner} = '${mine.id}' where ${owner} = '${stranger.id}'`
        expect(await attempt(database(), stranger, handOver), table).toBe('forbidden')
      }
    })
  })
})
