import { expect, test } from 'vitest'
import { openConnection } from '#db/client.ts'
import { type RunningPostgres, startPostgresServer } from '#scripts/local/postgres-server.ts'
import { cli } from '#tests/support/cli.ts'
import { missingReason } from '#tests/support/database/test-database.ts'

const run = test.skipIf(missingReason('server') !== null)

/** A fresh server with a database of somebody who is no superuser. */
async function withServer(
  rights: string,
  work: (env: Record<string, string>, server: RunningPostgres) => Promise<void>,
) {
  const server = await startPostgresServer()
  if (!server.ok) throw new Error(server.reason)
  const at = (person: string, name: string) => `postgres://${person}@127.0.0.1:${server.port}/${name}`
  const admin = openConnection({ url: at('postgres', 'postgres'), max: 1 })
  try {
    await admin.sql.unsafe(`create role keeper login ${rights}`)
    await admin.sql`create database kept owner keeper`
    await work({ DATABASE_URL: at('guest:secret', 'kept'), DATABASE_OWNER_URL: at('keeper', 'kept') }, server)
  } finally {
    await admin.close()
    await server.stop()
  }
}

run('prepare makes the roles once, and doctor sees an app that owns nothing', { timeout: 120_000 }, () =>
  withServer('createrole', async env => {
    expect(await cli(['database', 'prepare'], env)).toMatchObject({ code: 0, err: '' })
    const again = await cli(['database', 'prepare', '--json'], env)
    expect(JSON.parse(again.out)).toMatchObject({ ok: true, done: [], missing: [] })
    expect(await cli(['migrate'], env)).toMatchObject({ code: 0 })
    const { checks } = JSON.parse((await cli(['doctor', '--json'], env)).out)
    expect(checks).toContainEqual({ name: 'database role', status: 'ok', detail: 'guest owns nothing' })
  }),
)

run(
  'where roles may not be made it prints what an administrator has to run, and nobody’s password',
  { timeout: 120_000 },
  () =>
    withServer('', async (env, { port }) => {
      const refused = await cli(['database', 'prepare', '--json'], env)
      expect(refused.code).toBe(1)
      const { missing } = JSON.parse(refused.out) as { missing: string[] }
      expect(missing[0]).toBe('create role app nologin;')
      expect(refused.out).not.toContain('secret')
      const admin = openConnection({ url: `postgres://postgres@127.0.0.1:${port}/kept`, max: 1 })
      for (const statement of missing) await admin.sql.unsafe(statement)
      await admin.close()
      expect(await cli(['database', 'prepare'], env)).toMatchObject({ code: 0 })
      expect(await cli(['migrate'], env)).toMatchObject({ code: 0 })
    }),
)
