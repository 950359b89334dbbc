import { afterEach, describe, expect, test } from 'vitest'
import { openConnection } from '#db/client.ts'
import { countPendingMigrations, MigrationHistoryError, migrate, readMigrations } from '#db/migrate.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

describeOnDatabases('migrations', database => {
  test('a second run applies nothing', async () => {
    const { db } = database()
    expect(await migrate(db)).toEqual({ applied: [], total: (await readMigrations()).length })
    expect(await countPendingMigrations(db.sql)).toBe(0)
  })

  test('a migration changed after it was applied is refused', async () => {
    const [first, ...rest] = await readMigrations()
    if (!first) throw new Error('There are no migrations')
    const changed = [{ ...first, checksum: 'another' }, ...rest]
    await expect(migrate(database().db, changed)).rejects.toThrow(MigrationHistoryError)
  })

  test('a migration that fails leaves nothing of itself and no record', async () => {
    const { db } = database()
    const all = await readMigrations()
    const broken = {
      id: 9999,
      name: '9999_broken',
      text: 'create table half_done (id integer); select 1/0;',
      checksum: 'x',
    }
    await expect(migrate(db, [...all, broken])).rejects.toThrow('division by zero')
    const [row] = await db.sql`
      select to_regclass('half_done') is null as gone,
        exists(select from schema_migrations where id = 9999) as recorded
    `
    expect(row).toEqual({ gone: true, recorded: false })
  })

  test('a newer release that ran ahead does not stop an older one', async () => {
    const { db } = database()
    const all = await readMigrations()
    expect((await migrate(db, all.slice(0, -1))).applied).toEqual([])
  })
})

/** A migration of one's own after all of ours. */
async function withMigration(id: number, text: string) {
  return [...(await readMigrations()), { id, name: `${id}_own`, text, checksum: String(id) }]
}

const WITHOUT = '-- transaction: none\n'

describeOnDatabases('migrations without a transaction', database => {
  afterEach(() => database().db.sql`delete from schema_migrations where id > 9000`)

  const isValid = async (index: string) => {
    const [row] = await database().db.sql<{ valid: boolean }[]>`
      select indisvalid as valid from pg_index where indexrelid = to_regclass(${index})
    `
    return row?.valid ?? null
  }

  test('several statements are run one by one, and recorded once', async () => {
    const { db } = database()
    const state = () => db.sql`
      select current_setting('statement_timeout') as statement, (select count(*) from pg_locks where locktype = 'advisory') as locks
    `
    const before = await state()
    const all = await withMigration(
      9001,
      `${WITHOUT}create index concurrently own_name on profiles (created_at); -- the first; of two
       create index concurrently if not exists own_mail on profiles (updated_at) where id::text <> ';';`,
    )
    expect((await migrate(db, all)).applied).toEqual(['9001_own'])
    expect([await isValid('own_name'), await isValid('own_mail')]).toEqual([true, true])
    expect((await migrate(db, all)).applied).toEqual([])
    expect(await state()).toEqual(before)
  })

  test('what an interrupted run left is kept when it is whole and built again when it is not', async () => {
    const { db } = database()
    await db.sql`create table visits (page text)`
    await db.sql`insert into visits values ('a'), ('a')`
    const all = await withMigration(
      9002,
      `${WITHOUT}create index concurrently visits_page on visits (page);
       create unique index concurrently visits_once on visits (page);`,
    )
    await expect(migrate(db, all)).rejects.toThrow(/could not create unique index/)
    expect([await isValid('visits_page'), await isValid('visits_once')]).toEqual([true, false])
    expect(await countPendingMigrations(db.sql)).toBe(0)
    await db.sql`delete from visits where ctid = (select min(ctid) from visits)`
    expect((await migrate(db, all)).applied).toEqual(['9002_own'])
    expect([await isValid('visits_page'), await isValid('visits_once')]).toEqual([true, true])
  })
})

describeOnDatabases(
  'an index under load',
  database => {
    afterEach(() => database().db.sql`delete from schema_migrations where id > 9000`)

    test('is built while a transaction that wrote is open, others go on writing, and other migrators wait', async () => {
      const { db, adminUrl: url } = database()
      await db.sql`create table visits (page text)`
      const all = await withMigration(
        9003,
        `${WITHOUT}create index concurrently visits_page on visits (page);`,
      )
      const [writer, ...migrators] = [1, 2, 3, 4].map(() => openConnection({ url }))
      if (!writer) throw new Error('There is no writer')
      let running: Promise<string[]> | undefined
      try {
        await writer.transaction(async sql => {
          await sql`insert into visits values ('open')`
          running = Promise.all(migrators.map(each => migrate(each, all))).then(reports =>
            reports.flatMap(report => report.applied),
          )
          await expect
            .poll(() => db.sql`select 1 from pg_index where indexrelid = to_regclass('visits_page')`)
            .toHaveLength(1)
          for (let n = 0; n < 20; n += 1) await db.sql`insert into visits values ('meanwhile')`
        })
        expect(await running).toEqual(['9003_own'])
        const [row] = await db.sql`
          select indisvalid as valid, (select count(*) from visits) as rows from pg_index where indexrelid = 'visits_page'::regclass
        `
        expect(row).toEqual({ valid: true, rows: 21 })
      } finally {
        await running?.catch(() => {})
        await Promise.all([writer, ...migrators].map(each => each.close()))
      }
    })

    test('a migrator that is cut off in the middle is started again and finishes', async () => {
      const { db, adminUrl: url } = database()
      await db.sql`create table passers (name text)`
      const all = await withMigration(
        9004,
        `${WITHOUT}create index concurrently passers_name on passers (name);`,
      )
      const [writer, migrator] = [openConnection({ url }), openConnection({ url })]
      try {
        await writer.transaction(async sql => {
          await sql`insert into passers values ('open')`
          const cutOff = expect(migrate(migrator, all)).rejects.toThrow()
          await expect
            .poll(
              () => db.sql`
                select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and query like 'create index concurrently passers%' and wait_event_type = 'Lock'
              `,
            )
            .toHaveLength(1)
          await cutOff
        })
        const valid = () =>
          db.sql`select indisvalid as valid from pg_index where indexrelid = 'passers_name'::regclass`
        expect(await valid()).toEqual([{ valid: false }])
        expect((await migrate(db, all)).applied).toEqual(['9004_own'])
        expect(await valid()).toEqual([{ valid: true }])
      } finally {
        await Promise.all([writer, migrator].map(each => each.close()))
      }
    })
  },
  ['server'],
)

describeOnDatabases(
  'migrators at once',
  database => {
    test('six processes start together on an empty database and each migration is applied once', async () => {
      const { db, adminUrl } = database()
      await db.sql`create database empty_one`
      const others = Array.from({ length: 6 }, () =>
        openConnection({ url: adminUrl.replace(/[^/]+$/, 'empty_one') }),
      )
      try {
        const reports = await Promise.all(others.map(other => migrate(other)))
        const applied = reports.flatMap(report => report.applied).sort()
        expect(applied).toEqual((await readMigrations()).map(migration => migration.name))
      } finally {
        await Promise.all(others.map(other => other.close()))
        await db.sql`drop database empty_one with (force)`
      }
    })
  },
  ['server'],
)

describe('migration files', () => {
  test('come in the order of their numbers', async () => {
    const ids = (await readMigrations()).map(migration => migration.id)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
    expect(ids[0]).toBe(1)
  })
})
