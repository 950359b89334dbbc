import { randomUUID } from 'node:crypto'
import type postgres from 'postgres'
import type { Sql } from '#db/client.ts'
import { databaseFailure } from '#db/errors.ts'
import { hasSize } from './catalogue.ts'

interface Column {
  name: string
  type: string
  required: boolean
  isKey: boolean
  /** The table it points to, and that table's column; null for a column that points nowhere. */
  target: string | null
  targetColumn: string | null
  /** The words its checks name. */
  words: string[]
}

/** What was read of the catalogue: within a transaction no table changes, and many rows of one are inserted. */
const known = new WeakMap<Sql, Map<string, Promise<Column[]>>>()

function columnsOf(sql: Sql, table: string): Promise<Column[]> {
  const tables = known.get(sql) ?? new Map<string, Promise<Column[]>>()
  known.set(sql, tables)
  const columns = tables.get(table) ?? listColumns(sql, table)
  tables.set(table, columns)
  return columns
}

async function listColumns(sql: Sql, table: string): Promise<Column[]> {
  const columns = await sql<(Omit<Column, 'words'> & { checks: string[] })[]>`
    select a.attname as name, t.typname as type, a.attnotnull and not a.atthasdef or ${hasSize(sql)} as required,
      f.target, f.target_column,
      exists (
        select from pg_index i where i.indrelid = a.attrelid and i.indisprimary and a.attnum = any(i.indkey)
      ) as is_key,
      array(
        select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and a.attnum = any(k.conkey)
      ) as checks
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    left join lateral (
      select c.confrelid::regclass::text as target, p.attname as target_column
      from pg_constraint c join pg_attribute p
        on p.attrelid = c.confrelid and p.attnum = c.confkey[array_position(c.conkey, a.attnum)]
      where c.conrelid = a.attrelid and c.contype = 'f' and a.attnum = any(c.conkey)
      order by c.confrelid = 'accounts'::regclass limit 1
    ) f on true
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attidentity = '' and t.typname <> 'tsvector'
    order by a.attnum
  `
  return columns.map(column => ({
    ...column,
    words: column.checks.flatMap(check =>
      [...check.matchAll(/'([^']*)'::text/g)].map(match => match[1] ?? ''),
    ),
  }))
}

/** Words that are tried of a column until a row passes its checks. */
const MOST_TRIES = 20

/** Where a row lies; it moves with each update. */
interface Place {
  place: string
}

/** So that two numbers, and two instants, in a row differ. */
let turn = 0

/** Rows that are counted have each a number of their own, far from the first. */
let numbered = 1000

/** Values to try, the least like a default first. */
function samples(sql: Sql, { type, name, words }: Column): unknown[] {
  const unique = randomUUID()
  turn = (turn % 5) + 1
  switch (type) {
    case 'text':
      if (name === 'currency') return ['GBP']
      if (['main_colour', 'accent_colour'].includes(name)) return ['#2f6f4f']
      return name.includes('email') ? [`${unique}@example.test`] : [...words.toReversed(), unique]
    case 'bytea':
      return [Buffer.from(unique.slice(0, 32))]
    case 'uuid':
      return [unique]
    case 'bool':
      return [true, false]
    case 'timestamptz':
      return [new Date(`2026-11-1${turn}T12:34:56.789Z`), new Date('2100-01-01T00:00:00Z')]
    case 'date':
      return ['2026-11-21']
    case 'jsonb':
      return [sql.json({ sample: unique, nothing: null }), sql.json([unique])]
    case '_text':
      return [[unique]]
    default:
      numbered += 1
      return name === 'number' ? [numbered] : [turn]
  }
}

/** One row to be: `values` are taken as they are, `person` stands where an account other than the owner's is named. */
export interface FullRow {
  readonly table: string
  /** The column that holds the workspace. */
  readonly owner: string
  readonly workspace: string
  readonly person: string
  readonly values?: Readonly<Record<string, unknown>>
}

/** A row as the database has it, in its names. */
export interface FilledRow extends Record<string, unknown> {
  readonly id?: string
}

/**
 * Inserts a row in which as many columns hold something as the checks of the table allow, whatever columns it has, and
 * answers it whole; null where the table has room for one such row and it is there. What points into the workspace
 * points to a row that is there already.
 */
export async function insertFullRow(sql: postgres.TransactionSql, input: FullRow): Promise<FilledRow | null> {
  const { table, owner, workspace, person, values = {} } = input
  const fixed: Record<string, unknown> = { ...values, [owner]: workspace }
  const columns = (await columnsOf(sql, table)).filter(({ name }) => !(name in fixed))
  const choices = new Map<string, unknown[]>()
  for (const column of columns) {
    const { target, targetColumn } = column
    if (target === 'accounts') choices.set(column.name, [person])
    else if (!target || !targetColumn) choices.set(column.name, samples(sql, column))
    else {
      const rows = await sql<{ value: string }[]>`
        select ${sql(targetColumn)}::text as value from ${sql(target)} where user_id = ${workspace} limit 1
      `
      choices.set(
        column.name,
        rows.map(({ value }) => value),
      )
    }
  }

  /** What a statement answers; null where a constraint refuses it. */
  const attempt = async (work: (inner: Sql) => Promise<Place[]>): Promise<Place[] | null> => {
    try {
      return await sql.savepoint(work)
    } catch (error) {
      if (['check', 'unique', 'foreign_key'].includes(databaseFailure(error)?.reason ?? '')) return null
      throw error
    }
  }
  const required = columns.filter(column => column.required).map(({ name }) => name)
  let inserted: Place[] | null = null
  // A word may need another column beside it: then the next one is tried.
  for (let n = 0; n < MOST_TRIES && inserted === null; n++) {
    const chosen = required.map(name => [name, choices.get(name)?.[n % (choices.get(name)?.length || 1)]])
    const row = { ...fixed, ...Object.fromEntries(chosen) }
    inserted = await attempt(
      inner => inner<Place[]>`
        insert into ${inner(table)} ${inner(row as never)} on conflict do nothing returning ctid::text as place
      `,
    )
  }
  if (!inserted) throw new Error(`No row of ${table} passes its checks`)
  if (!inserted[0]) return null
  let { place } = inserted[0]

  const update = async (set: Record<string, unknown>): Promise<boolean> => {
    const updated = await attempt(
      inner => inner<Place[]>`
        update ${inner(table)} set ${inner(set as never)} where ctid = ${place}::tid returning ctid::text as place
      `,
    )
    if (updated?.[0]) place = updated[0].place
    return updated !== null
  }
  const open = columns.filter(({ name, isKey }) => !isKey && (choices.get(name)?.length ?? 0) > 0)
  const refused: [string, unknown][] = []
  /** Sets them together, or where that is refused in halves. */
  const fill = async (names: readonly string[]): Promise<void> => {
    const set = names.map((name): [string, unknown] => [name, choices.get(name)?.[0]])
    if (set.length === 0 || (await update(Object.fromEntries(set)))) return
    if (set.length > 1) {
      await fill(names.slice(0, names.length / 2))
      await fill(names.slice(names.length / 2))
      return
    }
    for (const [name] of set)
      for (const value of choices.get(name)?.slice(1) ?? []) if (await update({ [name]: value })) return
    refused.push(...set)
  }
  await fill(open.map(({ name }) => name))
  // Some come only together: a decision and when it was made.
  for (const [at, first] of refused.entries())
    for (const second of refused.slice(at + 1)) await update(Object.fromEntries([first, second]))

  const [full] = await sql<{ row: string }[]>`
    select to_jsonb(t)::text as row from ${sql(table)} t where ctid = ${place}::tid
  `
  return JSON.parse(full?.row ?? '{}') as FilledRow
}
