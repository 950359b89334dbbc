import { expect, test } from 'vitest'
import { loadConfig } from '#app/config.server.ts'
import { openDatabase } from '#db/client.ts'
import { readMigrations } from '#db/migrate.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'
import { checkReady } from './check-ready.ts'

function contextOf(db: ReturnType<typeof openDatabase>) {
  const loaded = loadConfig({ BRANDHEARTH_MODE: 'test' })
  if (!loaded.ok) throw new Error(loaded.problems.join())
  return { db, now: () => new Date(), config: loaded.config }
}

describeOnDatabases('readiness', database => {
  test('is said of a database with every migration', async () => {
    expect(await checkReady(contextOf(database().db))).toBeNull()
  })

  test('is not said while one waits to be applied', async () => {
    const next = { id: 9999, name: '9999_next', text: 'select 1', checksum: 'x' }
    const withOneMore = [...(await readMigrations()), next]
    expect(await checkReady(contextOf(database().db), withOneMore)).toBe('migrations_pending')
  })

  test('is not said of a database that was never migrated, nor of one that is not there', async () => {
    const gone = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' })
    expect(await checkReady(contextOf(gone))).toBe('silent')
    await gone.close()
  })
})
