import { openConnection } from '#db/client.ts'
import { LOGIN, OWNER, openPooler, prepareServer, TEMPLATE } from './template-server.ts'

/** Names the ports, in the environment, of the server and the pooler that a run's apps use instead of a database of their own. */
const POOLED_PORTS = 'E2E_POOLED_PORTS'

type PooledServer = { ok: true; stop: () => Promise<void> } | { ok: false; reason: string }

/** Starts a PostgreSQL and a PgBouncer for all apps of a run, or says why they cannot be had. */
export async function startPooledServer(): Promise<PooledServer> {
  const server = await prepareServer()
  if (!server.ok) return { ok: false, reason: `No PostgreSQL: ${server.reason}` }
  const pooler = await openPooler(server.port)
  if (!pooler.ok) {
    await server.stop()
    return { ok: false, reason: `No PgBouncer: ${pooler.reason}` }
  }
  process.env[POOLED_PORTS] = `${server.port} ${pooler.port}`
  return {
    ok: true,
    async stop() {
      await pooler.stop()
      await server.stop()
    },
  }
}

/** A new migrated database behind the run's pooler, as variables of an app's environment; none where the run has no pooler. */
export async function pooledDatabase(): Promise<Record<string, string>> {
  const ports = process.env[POOLED_PORTS]
  if (ports === undefined) return {}
  const [direct = '', pooled = ''] = ports.split(' ')
  const name = `app_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = openConnection({ url: `postgres://postgres@127.0.0.1:${direct}/postgres`, max: 1 })
  await admin.sql.unsafe(`create database ${name} template ${TEMPLATE} owner ${OWNER}`)
  await admin.close()
  return {
    DATABASE_URL: `postgres://${LOGIN}@127.0.0.1:${pooled}/${name}`,
    DATABASE_DIRECT_URL: `postgres://${LOGIN}@127.0.0.1:${direct}/${name}`,
    DATABASE_OWNER_URL: `postgres://${OWNER}@127.0.0.1:${direct}/${name}`,
    DATABASE_PREPARE: '0',
  }
}
