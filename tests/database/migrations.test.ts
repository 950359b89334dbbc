import { describe, expect, test } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { countPendingMigrations, MigrationHistoryError, migrate, readMigrations } from '#db/migrate.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

describeOnDatabases('migrations', database => {
  test('a second run applies nothing', async () => {
    const { db } = database()
    expect(await migrate(db)).toEqual({ applied: [], total: (await readMigrations()).length })
    expect(await countPendingMigrations(db)).toBe(0)
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

describeOnDatabases(
  'migrators at once',
  database => {
    test('six processes start together on an empty database and each migration is applied once', async () => {
      const { db, url } = database()
      await db.sql`create database empty_one`
      const others = Array.from({ length: 6 }, () =>
        openDatabase({ url: url.replace(/[^/]+$/, 'empty_one') }),
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
