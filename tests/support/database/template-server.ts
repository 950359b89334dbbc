import { openConnection, TIMEOUTS } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { freePort } from '#scripts/local/free-port.ts'
import { startPgBouncer } from '#scripts/local/pgbouncer.ts'
import { startPostgresServer } from '#scripts/local/postgres-server.ts'

/** The database that every server test file gets a copy of. */
export const TEMPLATE = 'brandhearth_template'
/** Whom its tables belong to: no superuser, as on a managed server. */
export const OWNER = 'brandhearth_owner'
/** Whom services sign in as: somebody who owns nothing and may become the roles of the app. */
export const LOGIN = 'brandhearth_login'

/** Starts a PostgreSQL with a migrated template, and with who signs in; or says why there is none. */
export async function prepareServer() {
  const server = await startPostgresServer()
  if (!server.ok) return server
  const place = `127.0.0.1:${server.port}`
  const admin = openConnection({ url: `postgres://postgres@${place}/postgres`, max: 1 })
  await admin.sql.unsafe(`create role ${OWNER} login createrole`)
  await admin.sql.unsafe(`create role ${LOGIN} login noinherit`)
  await admin.sql.unsafe(`create database ${TEMPLATE} owner ${OWNER}`)
  const template = openConnection({ url: `postgres://${OWNER}@${place}/${TEMPLATE}`, max: 1 })
  await migrate(template)
  await template.close()
  await admin.sql.unsafe(`grant app, app_identity, app_crossing, app_jobs to ${LOGIN}`)
  await admin.close()
  return server
}

/** Starts a PgBouncer that pools transactions before such a server, or says why there is none. */
export async function openPooler(serverPort: number) {
  // What `cli database prepare` says about whom the app signs in as, here for every database that a test makes.
  const admin = openConnection({ url: `postgres://postgres@127.0.0.1:${serverPort}/postgres`, max: 1 })
  const begins = {
    role: 'app_identity',
    statement_timeout: TIMEOUTS.statement,
    lock_timeout: TIMEOUTS.lock,
    idle_in_transaction_session_timeout: TIMEOUTS.idleInTransaction,
  }
  for (const [setting, value] of Object.entries(begins))
    await admin.sql.unsafe(`alter role ${LOGIN} set ${setting} = ${value}`)
  await admin.close()
  const port = await freePort()
  return { ...(await startPgBouncer({ port, serverPort, people: [LOGIN] })), port }
}
