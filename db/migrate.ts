import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Database } from './client.ts'
import { TIMEOUTS } from './client.ts'

export interface Migration {
  readonly id: number
  readonly name: string
  readonly text: string
  /** SHA-256 of the text, hexadecimal. */
  readonly checksum: string
}

export interface MigrationReport {
  readonly applied: readonly string[]
  readonly total: number
}

/** A migration that was already applied has changed or gone: history is written forwards only. */
export class MigrationHistoryError extends Error {
  override readonly name = 'MigrationHistoryError'
}

const FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url))
const FILE = /^(\d{4})_([a-z0-9_]+)\.sql$/

/** Names the advisory lock that lets one migrator work at a time. */
const LOCK = 4_207_001

/** Reads `NNNN_name.sql` files in order. Throws when two carry one number or a name does not fit. */
export async function readMigrations(folder: string = FOLDER): Promise<Migration[]> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.sql')).sort()
  const migrations: Migration[] = []
  for (const file of files) {
    const match = FILE.exec(file)
    if (!match) throw new Error(`Migration ${file} is not named NNNN_name.sql`)
    const text = (await readFile(`${folder}/${file}`, 'utf8')).replaceAll('\r\n', '\n')
    const id = Number(match[1])
    if (migrations.at(-1)?.id === id) throw new Error(`Two migrations carry the number ${id}`)
    const checksum = createHash('sha256').update(text).digest('hex')
    migrations.push({ id, name: file.replace('.sql', ''), text, checksum })
  }
  return migrations
}

interface AppliedRow {
  id: number
  name: string
  checksum: string
}

/** The first migration not yet applied, or null; throws when what was applied is not what the folder holds. */
function nextPending(migrations: readonly Migration[], applied: readonly AppliedRow[]): Migration | null {
  for (const row of applied) {
    const migration = migrations.find(migration => migration.id === row.id)
    // A newer release may have run ahead of us during a rolling restart; that is no reason to refuse.
    if (!migration && row.id <= (migrations.at(-1)?.id ?? 0)) {
      throw new MigrationHistoryError(`Migration ${row.name} was applied but its file is gone`)
    }
    if (migration && migration.checksum !== row.checksum) {
      throw new MigrationHistoryError(`Migration ${row.name} was changed after it was applied`)
    }
  }
  const done = new Set(applied.map(row => row.id))
  return migrations.find(migration => !done.has(migration.id)) ?? null
}

/**
 * Brings the database to the newest state: each migration in a transaction of its own, under an advisory lock, so that
 * several processes may start at once. Needs a direct connection (not through PgBouncer's statement pooling).
 */
export async function migrate(db: Database, migrations?: readonly Migration[]): Promise<MigrationReport> {
  const all = migrations ?? (await readMigrations())
  const applied: string[] = []
  for (;;) {
    const name = await applyNext(db, all)
    if (name === null) return { applied, total: all.length }
    applied.push(name)
  }
}

async function applyNext(db: Database, migrations: readonly Migration[]): Promise<string | null> {
  const [row] = await db.sql<{ exists: boolean }[]>`
    select to_regclass('public.schema_migrations') is not null as exists
  `
  if (row?.exists) {
    const rows = await db.sql<AppliedRow[]>`select id, name, checksum from schema_migrations order by id`
    if (nextPending(migrations, rows) === null) return null
  }
  return db.transaction(async sql => {
    await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`
    await sql`select pg_advisory_xact_lock(${LOCK})`
    // Waiting for another migrator is fine, queueing behind a long transaction and holding up everyone is not.
    await sql`select set_config('lock_timeout', ${`${TIMEOUTS.lock}ms`}, true)`
    await sql`
      create table if not exists schema_migrations (
        id integer primary key,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now()
      )
    `
    const rows = await sql<AppliedRow[]>`select id, name, checksum from schema_migrations order by id`
    const next = nextPending(migrations, rows)
    if (next === null) return null
    await sql.unsafe(next.text)
    await sql`insert into schema_migrations (id, name, checksum) values (${next.id}, ${next.name}, ${next.checksum})`
    return next.name
  })
}

/** How many migrations wait to be applied; asked by `/readyz` and `doctor`. */
export async function countPendingMigrations(db: Database): Promise<number> {
  const all = await readMigrations()
  const [row] = await db.sql<{ exists: boolean }[]>`
    select to_regclass('public.schema_migrations') is not null as exists
  `
  if (!row?.exists) return all.length
  const rows = await db.sql<AppliedRow[]>`select id, name, checksum from schema_migrations`
  const done = new Set(rows.map(row => row.id))
  return all.filter(migration => !done.has(migration.id)).length
}
