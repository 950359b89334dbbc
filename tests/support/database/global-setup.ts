import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { openConnection } from '#db/client.ts'
import { openEmbedded } from '#db/embedded/open.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { openPooler, prepareServer } from './template-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a dump of a migrated, empty embedded database. */
    embeddedDump: string
    /** Port of the PostgreSQL that this run started, or why there is none. */
    postgresServer: { port: number; version: string } | { reason: string }
    /** Port of the PgBouncer before it, or why there is none; null where services ask the server itself. */
    pooler: { port: number } | { reason: string } | null
  }
}

/** The project whose services reach the server through a PgBouncer that pools transactions (vitest.config.ts). */
const POOLED = 'pooled'

const MODULES = fileURLToPath(new URL('../../../node_modules/', import.meta.url))
const CACHE = join(MODULES, '.cache/brandhearth')

/** Milliseconds a dump is kept that is not of today's migrations. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** Once per run: a migrated dump for the embedded databases and a real server with a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [dump, server] = await Promise.all([prepareDump(), prepareServer()])
  project.provide('embeddedDump', dump)
  project.provide(
    'postgresServer',
    server.ok ? { port: server.port, version: server.version } : { reason: server.reason },
  )
  const pooler = project.name === POOLED && server.ok ? await openPooler(server.port) : null
  project.provide('pooler', pooler && (pooler.ok ? { port: pooler.port } : { reason: pooler.reason }))
  return async () => {
    if (pooler?.ok) await pooler.stop()
    if (server.ok) await server.stop()
  }
}

/** Creating a database takes four seconds, so the dump is kept until a migration or PGlite changes. */
async function prepareDump(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(MODULES, '@electric-sql/pglite/package.json')))
  for (const migration of await readMigrations()) hash.update(migration.checksum)
  const path = join(CACHE, `database-${hash.digest('hex').slice(0, 16)}.tar`)
  if (existsSync(path)) return path

  await mkdir(CACHE, { recursive: true })
  const embedded = await openEmbedded({ dataDir: 'memory' })
  try {
    const db = openConnection({ url: embedded.url, max: 1 })
    await migrate(db)
    await db.close()
    const draft = `${path}.${process.pid}`
    await writeFile(draft, await embedded.dump())
    // Other checkouts may share the folder, each with migrations of its own.
    for (const file of await readdir(CACHE)) {
      const old = join(CACHE, file)
      if (/^database-[0-9a-f]{16}\.tar$/.test(file) && (await stat(old)).mtimeMs < Date.now() - KEPT_MS)
        await rm(old, { force: true })
    }
    await rename(draft, path)
  } finally {
    await embedded.close()
  }
  return path
}
