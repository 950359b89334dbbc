import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AdminDatabase, openAdminDatabase } from '#db/admin.ts'
import { connectOrOpenEmbedded } from '#db/embedded/connect.ts'
import { migrate } from '#db/migrate.ts'
import { type RunningPostgres, startPostgresServer } from '#scripts/local/postgres-server.ts'
import type { DataPlace } from './app.ts'

/** An empty, migrated database of our own. */
export interface BenchDatabase {
  readonly kind: 'PostgreSQL' | 'embedded'
  readonly place: DataPlace
  /** Opens it for filling and looking; on the embedded one only while no app has it, or through that app. */
  use<T>(work: (db: AdminDatabase) => Promise<T>): Promise<T>
  remove(): Promise<void>
}

/** One on a server, which can be made to crash. */
export interface ServerDatabase extends BenchDatabase {
  readonly place: { readonly url: string }
  readonly server: RunningPostgres
}

/** A real PostgreSQL that keeps what it confirms, or why there is none. */
export async function openServerDatabase(settings: readonly string[] = []): Promise<ServerDatabase | string> {
  const server = await startPostgresServer({ durable: true, settings })
  if (!server.ok) return server.reason
  const url = `postgres://postgres@127.0.0.1:${server.port}/postgres`
  const use = <T>(work: (db: AdminDatabase) => Promise<T>) => using(url, 4, work)
  await use(migrate)
  return { kind: 'PostgreSQL', place: { url }, use, remove: server.stop, server }
}

/** The embedded database in a temporary folder. */
export async function openEmbeddedDatabase(): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'brandhearth-bench-'))
  const use = async <T>(work: (db: AdminDatabase) => Promise<T>) => {
    const embedded = await connectOrOpenEmbedded(folder)
    try {
      return await using(embedded.url, 1, work)
    } finally {
      await embedded.close()
    }
  }
  await use(migrate)
  return {
    kind: 'embedded',
    place: { folder },
    use,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function using<T>(url: string, max: number, work: (db: AdminDatabase) => Promise<T>): Promise<T> {
  const db = openAdminDatabase({ url, max, statementTimeout: 0, applicationName: 'brandhearth-bench' })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
