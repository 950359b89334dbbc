import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { type AdminDatabase, openAdminDatabase } from '#db/admin.ts'
import { openConnection } from '#db/client.ts'
import { findProgram } from '#scripts/local/find-program.ts'
import { freePort } from '#scripts/local/free-port.ts'
import { startGuardedServer } from '#scripts/local/guarded-server.ts'
import { openMailbox } from '#scripts/local/mailbox/mailbox.ts'
import { startPgBouncer } from '#scripts/local/pgbouncer.ts'
import { startPostgresServer } from '#scripts/local/postgres-server.ts'
import { startS3 } from '#scripts/local/s3/stand-in.ts'
import { PROJECT, runChild, startChild } from '#scripts/measure/harness/servers/child.ts'

/** Everything that runs in production, on this machine. */
export interface Topology {
  /** What people type: https, at the balancer. */
  readonly origin: string
  /** Whom to believe at `origin`, as PEM. */
  readonly ca: Buffer
  readonly mailboxUrl: string
  /** What lies in the store, by path. */
  readonly files: ReadonlyMap<string, Buffer>
  /** Ports of the processes behind the balancer. */
  readonly ports: { readonly web: readonly number[]; readonly worker: number }
  use<T>(work: (db: AdminDatabase) => Promise<T>): Promise<T>
  stop(): Promise<void>
}

export interface TopologyOptions {
  /** Where the app lies: this checkout, or what goes into the image (scripts/image/pack.ts). */
  readonly root?: string
  /** Told of each part as it is there. */
  readonly note?: (text: string) => void
}

const CADDYFILE = join(import.meta.dirname, '../../docs/deploy/server/Caddyfile')

/** Why it cannot be started here; null where it can. */
export function missingProgram(): string | null {
  const missing = ['pgbouncer', 'caddy'].find(name => !findProgram(name))
  return missing === undefined ? null : `${missing} is not installed`
}

/** No migration, no process and no store shares a password with another installation. */
const SECRET = 'for one run on one machine only, 32'

/**
 * Starts PostgreSQL, PgBouncer, a store, a mailbox, the migration as a job of its own, two web processes, a worker and a
 * balancer that ends TLS, as compose.yaml does with containers. Throws where a part does not come up; nothing is left then.
 */
export async function startTopology({
  root = PROJECT,
  note = () => {},
}: TopologyOptions = {}): Promise<Topology> {
  const ends: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    const server = await startPostgresServer()
    if (!server.ok) throw new Error(`no PostgreSQL: ${server.reason}`)
    ends.push(server.stop)
    note(server.version)
    const at = (person: string, name: string, port = server.port) =>
      `postgres://${person}@127.0.0.1:${port}/${name}`
    const admin = openConnection({ url: at('postgres', 'postgres'), max: 1 })
    await admin.sql.unsafe('create role brandhearth_owner login createrole')
    await admin.sql.unsafe('create database brandhearth owner brandhearth_owner')
    await admin.close()

    const [poolerPort, front, worker, ...web] = await Promise.all([1, 2, 3, 4, 5].map(() => freePort()))
    if (poolerPort === undefined || front === undefined || worker === undefined) throw new Error('no ports')
    const pooler = await startPgBouncer({
      port: poolerPort,
      serverPort: server.port,
      people: ['brandhearth_app'],
    })
    if (!pooler.ok) throw new Error(`no PgBouncer: ${pooler.reason}`)
    ends.push(pooler.stop)
    note('PgBouncer pools transactions')

    const store = await startS3()
    ends.push(store.close)
    const mailbox = await openMailbox()
    ends.push(mailbox.close)
    const folder = await mkdtemp(join(tmpdir(), 'brandhearth-topology-'))
    ends.push(() => rm(folder, { recursive: true, force: true }))

    const origin = `https://localhost:${front}`
    const env = {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      APP_URL: origin,
      TRUST_PROXY: '1',
      DATABASE_URL: at('brandhearth_app:in-private', 'brandhearth', poolerPort),
      DATABASE_DIRECT_URL: at('brandhearth_app:in-private', 'brandhearth'),
      DATABASE_OWNER_URL: at('brandhearth_owner', 'brandhearth'),
      DATABASE_PREPARE: '0',
      SESSION_SECRET: SECRET,
      ENCRYPTION_KEY: SECRET,
      SMTP_URL: mailbox.smtpUrl,
      MEDIA_S3_ENDPOINT: store.config.endpoint,
      MEDIA_S3_BUCKET: store.config.bucket,
      MEDIA_S3_REGION: store.config.region,
      MEDIA_S3_KEY_ID: store.config.keyId,
      MEDIA_S3_SECRET: store.config.secret,
    }
    await runChild(['scripts/cli.ts', 'database', 'prepare'], env, undefined, root)
    await runChild(['scripts/cli.ts', 'migrate'], env, undefined, root)
    note('the migration job is done')

    const processes = [...web.map(port => ({ port, role: '--web' })), { port: worker, role: '--worker' }]
    await Promise.all(
      processes.map(async ({ port, role }) => {
        const started = await startChild(['build/server/serve.js', role], {
          sign: 'ready http',
          env: { ...env, PORT: String(port) },
          cwd: root,
        })
        ends.push(started.stop)
      }),
    )
    note('two web processes and a worker are ready')

    const ca = await startBalancer({ folder, front, web, ends })
    note(`the balancer answers at ${origin}`)
    return {
      origin,
      ca,
      mailboxUrl: mailbox.pageUrl,
      files: store.files,
      ports: { web, worker },
      async use(work) {
        const db = openAdminDatabase({ url: at('postgres', 'brandhearth'), max: 2, statementTimeout: 0 })
        try {
          return await work(db)
        } finally {
          await db.close()
        }
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Caddy with the file that servers get, and an authority of its own. Answers that authority. */
async function startBalancer(input: {
  folder: string
  front: number
  web: readonly number[]
  ends: (() => Promise<unknown>)[]
}): Promise<Buffer> {
  const { folder, front, web, ends } = input
  const program = findProgram('caddy')
  if (!program) throw new Error('caddy is not installed')
  const own = `{\n\tadmin off\n\tskip_install_trust\n\tlocal_certs\n\tauto_https disable_redirects\n\tstorage file_system ${folder}\n}\n`
  const file = join(folder, 'Caddyfile')
  const authority = join(folder, 'pki/authorities/local/root.crt')
  await writeFile(file, own + readFileSync(CADDYFILE, 'utf8'))
  const balancer = await startGuardedServer(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    port: front,
    // It listens before it has a certificate, and until then refuses whoever connects.
    isReady: () => isCertified(front, authority),
    env: {
      SITE: `https://localhost:${front}`,
      UPSTREAMS: web.map(port => `127.0.0.1:${port}`).join(' '),
      HOME: folder,
    },
  })
  ends.push(balancer.stop)
  return readFile(authority)
}

/** Whether the balancer at this port shows a certificate for `localhost` by the authority in this file. */
async function isCertified(port: number, authority: string): Promise<boolean> {
  const ca = await readFile(authority).catch(() => null)
  if (!ca) return false
  return new Promise(resolve => {
    const socket = connect({ host: 'localhost', port, ca, servername: 'localhost' }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
