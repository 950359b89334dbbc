import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { type Connection, type Sql, TIMEOUTS } from './client.ts'
import { type SqlStatement, splitStatements } from './sql-statements.ts'

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

/** Found by its name in package.json: the built app asks too, and its files lie elsewhere. */
const FOLDER = dirname(createRequire(import.meta.url).resolve('#db/migrations/0001_roles.sql'))
const FILE = /^(\d{4})_([a-z0-9_]+)\.sql$/

/** Names the advisory lock that lets one migrator work at a time. */
const LOCK = 4_207_001

/** Milliseconds between two tries to be that one. */
const LOCK_PAUSE_MS = 100

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
 * Brings the database to the newest state: each migration in a transaction of its own (or, where its first line says
 * `-- transaction: none`, statement by statement), under an advisory lock, so that several processes may start at once.
 * Needs a direct connection (not through PgBouncer's statement pooling).
 */
export async function migrate(
  owner: Connection,
  migrations?: readonly Migration[],
): Promise<MigrationReport> {
  const all = migrations ?? (await readMigrations())
  const applied: string[] = []
  for (;;) {
    const next = await findNext(owner.sql, all)
    if (next === null) break
    const outcome = runsInTransaction(next)
      ? await applyInTransaction(owner, all)
      : await applyByStatement(owner, all)
    if (outcome === 'busy') await new Promise(wake => setTimeout(wake, LOCK_PAUSE_MS))
    else if (outcome !== 'done') applied.push(outcome.applied)
  }
  await assignDefiners(owner)
  return { applied, total: all.length }
}

/** Functions that work with more rights than their caller belong to the role that crosses workspaces (0130). */
async function assignDefiners(owner: Connection): Promise<void> {
  const [row] = await owner.sql<{ open: boolean }[]>`
    select to_regprocedure('assign_definers()') is not null and exists (
      select from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosecdef and pg_get_userbyid(p.proowner) <> 'app_crossing'
    ) as open
  `
  if (row?.open) await owner.transaction(sql => sql`select pg_advisory_xact_lock(${LOCK}), assign_definers()`)
}

/** True for the common kind; one that builds an index without blocking writes cannot be in a transaction. */
export function runsInTransaction({ text }: { readonly text: string }): boolean {
  return !/^-- transaction: none *(\n|$)/.test(text)
}

/** `done` when somebody else was quicker, `busy` while somebody else is at it. */
type Outcome = { readonly applied: string } | 'done' | 'busy'

/** The next migration as the database stands, or null when all are applied. */
async function findNext(sql: Sql, migrations: readonly Migration[]): Promise<Migration | null> {
  const [row] = await sql<{ exists: boolean }[]>`
    select to_regclass('public.schema_migrations') is not null as exists
  `
  const rows = row?.exists
    ? await sql<AppliedRow[]>`select id, name, checksum from schema_migrations order by id`
    : []
  return nextPending(migrations, rows)
}

async function applyInTransaction(owner: Connection, migrations: readonly Migration[]): Promise<Outcome> {
  return owner.transaction(async sql => {
    await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', ${`${TIMEOUTS.lock}ms`}, true)`
    // Asked again and again rather than waited for: who waits in a statement keeps an old view of all rows alive, and
    // whoever builds an index without blocking writes waits for just that.
    const [lock] = await sql<{ held: boolean }[]>`select pg_try_advisory_xact_lock(${LOCK}) as held`
    if (!lock?.held) return 'busy'
    await sql`
      create table if not exists schema_migrations (
        id integer primary key,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now()
      )
    `
    const next = await findNext(sql, migrations)
    if (next === null || !runsInTransaction(next)) return 'done'
    // The owner of the tables is held by row security too, until it says that it maintains them.
    await sql`select set_config('app.maintenance', 'on', true)`
    await sql.unsafe(next.text)
    await sql`insert into schema_migrations (id, name, checksum) values (${next.id}, ${next.name}, ${next.checksum})`
    return { applied: next.name }
  })
}

/** Every statement may be run again, so that a run that was cut off is simply started once more. */
async function applyByStatement(owner: Connection, migrations: readonly Migration[]): Promise<Outcome> {
  const sql = await owner.sql.reserve()
  try {
    const [lock] = await sql<{ held: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as held`
    if (!lock?.held) return 'busy'
    try {
      const next = await findNext(sql, migrations)
      if (next === null || runsInTransaction(next)) return 'done'
      // Its locks let everybody read and write, so it may wait for long transactions to end.
      await sql`select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false),
        set_config('app.maintenance', 'on', false)`
      for (const statement of splitStatements(next.text)) await runAgain(sql, statement)
      // Two on the embedded database share its one session, and with it the lock.
      await sql`
        insert into schema_migrations (id, name, checksum) values (${next.id}, ${next.name}, ${next.checksum})
        on conflict do nothing
      `
      return { applied: next.name }
    } finally {
      await sql`reset statement_timeout`
      await sql`reset lock_timeout`
      await sql`reset app.maintenance`
      await sql`select pg_advisory_unlock(${LOCK})`
    }
  } finally {
    sql.release()
  }
}

const CONCURRENT_INDEX = /^create (?:unique )?index concurrently (?:if not exists )?(\w+) on /

/** Runs a statement that may have run before, whole or in part. */
async function runAgain(sql: Sql, { text, words }: SqlStatement): Promise<void> {
  const [, index] = CONCURRENT_INDEX.exec(words) ?? []
  if (index !== undefined) {
    const [found] = await sql<{ valid: boolean }[]>`
      select indisvalid as valid from pg_index where indexrelid = to_regclass(${`public.${index}`})
    `
    if (found?.valid) return
    // What an interrupted build leaves behind is of no use to anybody and slows every write.
    if (found) await sql.unsafe(`drop index concurrently public.${index}`)
  }
  await sql.unsafe(text)
}

/** How many migrations wait to be applied; asked by `/readyz` and `doctor`. Those of the folder, unless others are given. */
export async function countPendingMigrations(sql: Sql, migrations?: readonly Migration[]): Promise<number> {
  const all = migrations ?? (await readMigrations())
  const [row] = await sql<{ exists: boolean }[]>`
    select to_regclass('public.schema_migrations') is not null as exists
  `
  if (!row?.exists) return all.length
  const rows = await sql<AppliedRow[]>`select id, name, checksum from schema_migrations`
  const done = new Set(rows.map(row => row.id))
  return all.filter(migration => !done.has(migration.id)).length
}
