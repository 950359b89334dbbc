import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Config } from '#app/config.server.ts'
import { type AdminDatabase, openAdminDatabase } from '#db/admin.ts'
import { type ConnectionOptions, openConnection } from '#db/client.ts'
import { openEmbedded } from '#db/embedded/open.ts'
import { LOGIN, OWNER, TEMPLATE } from './template-server.ts'

/** `embedded` is PGlite in memory; `server` a real PostgreSQL that the run started itself. */
export type DatabaseKind = 'embedded' | 'server'

/** What a service is given in a test. */
export type OnTestDatabase<Context> = Context & { readonly db: AdminDatabase }

export interface TestDatabase {
  readonly kind: DatabaseKind
  readonly db: AdminDatabase
  /**
   * For what services are given: on a server it signs in as somebody who owns nothing. In the project `pooled` it is a
   * PgBouncer's, and whoever opens it has to say so: with `way`, `config` or `env`.
   */
  readonly url: string
  /** The same as options of a pool of one's own. */
  readonly way: Pick<ConnectionOptions, 'url' | 'prepare'>
  /** The same for what needs a connection to itself, as LISTEN and jobs do. */
  readonly directUrl: string
  /** All of that as the app's configuration has it. */
  readonly config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databasePrepare'>
  /** All of that as the environment of a process. */
  readonly env: Readonly<Record<string, string>>
  /** For a superuser. */
  readonly adminUrl: string
  /** For whom the tables belong to: on a server no superuser. */
  readonly ownerUrl: string
  close(): Promise<void>
}

/** Null where the kind can be had, else the reason why not. */
export function missingReason(kind: DatabaseKind): string | null {
  if (kind === 'embedded') return null
  const [server, pooler] = [inject('postgresServer'), inject('pooler')]
  if ('reason' in server) return server.reason
  return pooler && 'reason' in pooler ? pooler.reason : null
}

/** Every way in for services; without a pooler they all lead to the same address. */
function waysIn(url: string, directUrl: string, prepare: boolean) {
  return {
    url,
    directUrl,
    way: { url, prepare },
    config: { databaseUrl: url, databaseDirectUrl: prepare ? null : directUrl, databasePrepare: prepare },
    env: {
      DATABASE_URL: url,
      ...(prepare ? {} : { DATABASE_DIRECT_URL: directUrl, DATABASE_PREPARE: '0' }),
    },
  }
}

/** A fresh migrated, empty database in well under half a second. Throws where the kind cannot be had. */
export async function openTestDatabase(kind: DatabaseKind = 'embedded'): Promise<TestDatabase> {
  return kind === 'embedded' ? openInMemory() : openOnServer()
}

async function openInMemory(): Promise<TestDatabase> {
  const embedded = await openEmbedded({
    dataDir: 'memory',
    dump: new Uint8Array(await readFile(inject('embeddedDump'))),
  })
  const { url } = embedded
  const db = openAdminDatabase({ url, max: 1 })
  return {
    kind: 'embedded',
    db,
    ...waysIn(url, url, true),
    adminUrl: url,
    ownerUrl: url,
    close: async () => {
      await db.close()
      await embedded.close()
    },
  }
}

async function openOnServer(): Promise<TestDatabase> {
  const server = inject('postgresServer')
  if ('reason' in server) throw new Error(`No PostgreSQL server: ${server.reason}`)
  const place = `127.0.0.1:${server.port}`
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = openConnection({ url: `postgres://postgres@${place}/postgres`, max: 1 })
  // Copied as files, which takes half the time of writing each page to a log that nobody will read.
  await admin.sql.unsafe(`create database ${name} template ${TEMPLATE} owner ${OWNER} strategy file_copy`)
  const adminUrl = `postgres://postgres@${place}/${name}`
  const directUrl = `postgres://${LOGIN}@${place}/${name}`
  const pooler = inject('pooler')
  const pooledAt = pooler && 'port' in pooler ? pooler.port : null
  const url = pooledAt === null ? directUrl : `postgres://${LOGIN}@127.0.0.1:${pooledAt}/${name}`
  const ways = waysIn(url, directUrl, pooledAt === null)
  const db = openAdminDatabase({ ...ways.way, adminUrl })
  return {
    kind: 'server',
    db,
    ...ways,
    adminUrl,
    ownerUrl: `postgres://${OWNER}@${place}/${name}`,
    close: async () => {
      await db.close()
      await admin.sql.unsafe(`drop database if exists ${name} with (force)`)
      await admin.close()
    },
  }
}

/**
 * Opens a database before the tests of the enclosing `describe` (or file) and closes it after them.
 * Call the returned function inside tests and hooks.
 */
export function useDatabase(kind: DatabaseKind = 'embedded'): () => TestDatabase {
  let database: TestDatabase | undefined
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(async () => {
    await database?.close()
  })
  return () => {
    if (!database) throw new Error('The test database is opened by beforeAll: use it inside a test')
    return database
  }
}

function titleOf(kind: DatabaseKind): string {
  if (kind === 'embedded') return 'embedded'
  return inject('pooler') === null ? 'PostgreSQL server' : 'PostgreSQL server behind PgBouncer'
}

/**
 * The same tests once on the embedded database and once on a real server; name one kind for what only that kind can
 * show (races, crashes). A kind that cannot be had is reported as skipped, with the reason in its title.
 */
export function describeOnDatabases(
  title: string,
  define: (database: () => TestDatabase) => void,
  kinds: readonly DatabaseKind[] = ['embedded', 'server'],
): void {
  for (const kind of kinds) {
    // Nothing is pooled before the embedded database, which the other project asks.
    if (kind === 'embedded' && inject('pooler') !== null && kinds.includes('server')) continue
    const missing = missingReason(kind)
    if (missing) describe.skip(`${title} (${titleOf(kind)}: ${missing})`, () => define(unavailable))
    else describe(`${title} (${titleOf(kind)})`, () => define(useDatabase(kind)))
  }
}

/**
 * The same tests once: on a real server, or on the embedded database where the machine has none. For services, whose
 * queries both databases understand alike (`tests/queries` asks both); every journey runs on the embedded one.
 */
export function describeOnDatabase(title: string, define: (database: () => TestDatabase) => void): void {
  describe(title, () => define(useDatabase(missingReason('server') === null ? 'server' : 'embedded')))
}

function unavailable(): TestDatabase {
  throw new Error('This database is not available')
}
