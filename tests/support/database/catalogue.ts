import type { Sql } from '#db/client.ts'

export interface OwnedTable {
  readonly table: string
  /** The column that holds the workspace. */
  readonly owner: string
}

interface ColumnInfo {
  name: string
  type: string
  required: boolean
  /** The table this column points to (besides through the owner), or null. */
  parent: string | null
  /** The words a check allows, or null. */
  allowed: string[] | null
}

/** Every table that belongs to a workspace, read from the catalogue: by `user_id`, and the two that name it otherwise. */
export async function listOwnedTables(sql: Sql): Promise<OwnedTable[]> {
  return sql<OwnedTable[]>`
    select c.relname as table, a.attname as owner
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
      and (a.attname = 'user_id' or (c.relname = 'profiles' and a.attname = 'id')
        or (c.relname = 'team_members' and a.attname = 'owner_id'))
    order by 1
  `
}

/** Whether a column `a` is the size of a picture: a picture has one, a recording has none. */
export const hasSize = (sql: Sql) =>
  sql`(a.attrelid = 'media'::regclass and a.attname in ('width', 'height'))`

/** The columns of all these tables, by table: read at once, because there are more than a hundred. */
async function listColumns(
  sql: Sql,
  tables: readonly OwnedTable[],
): Promise<ReadonlyMap<string, readonly ColumnInfo[]>> {
  const owners = new Map(tables.map(({ table, owner }) => [table, owner]))
  const columns = await sql<(ColumnInfo & { table: string; checks: string[] })[]>`
    select a.attrelid::regclass::text as table, a.attname as name, t.typname as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' or ${hasSize(sql)} as required,
      (select f.confrelid::regclass::text from pg_constraint f
       where f.conrelid = a.attrelid and f.contype = 'f' and a.attnum = any(f.conkey)
         and f.confrelid <> 'accounts'::regclass limit 1) as parent,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
       where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = any(${[...owners.keys()]}::text[]::regclass[]) and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    order by a.attnum
  `
  const known = columns.map(column => {
    const words = column.checks.flatMap(check =>
      [...check.matchAll(/'([^']*)'::text/g)].map(match => match[1] ?? ''),
    )
    return {
      ...column,
      parent: column.name === owners.get(column.table) ? null : column.parent,
      allowed: column.type === 'text' && words.length > 0 ? words : null,
    }
  })
  return Map.groupBy(known, ({ table }) => table)
}

function sampleValue(column: ColumnInfo, unique: string): unknown {
  // A check by a pattern, whose words are no value.
  if (['main_colour', 'accent_colour'].includes(column.name)) return '#2f6f4f'
  if (column.allowed) return column.allowed[0]
  switch (column.type) {
    case 'text':
      if (column.name === 'currency') return 'GBP'
      return column.name.includes('email') ? `${unique}@example.test` : unique
    case 'bytea':
      return Buffer.from(unique.padEnd(32, 'x').slice(0, 32))
    case 'uuid':
      return unique
    case 'bool':
      return true
    case 'timestamptz':
    case 'date':
      // An hour that only one workspace can have.
      if (column.name === 'starts_at')
        return new Date(Date.UTC(2027, 0, 1) + Math.floor(Math.random() * 1e10))
      // What ends must end after it began, and rows begin now.
      return new Date(column.name.startsWith('expires') ? '2100-01-01T12:00:00Z' : '2026-11-20T12:00:00Z')
    case 'jsonb':
      return {}
    default:
      return 1
  }
}

/**
 * Puts one row into every owned table for a workspace, parents first, with values read off types and checks: a table
 * that a later migration adds is covered without anybody thinking of it. The account must exist.
 */
export async function fillOwnedTables(
  sql: Sql,
  workspace: string,
  tables: readonly OwnedTable[],
): Promise<void> {
  const ids = new Map<string, string>()
  const waiting = [...tables]
  const columnsOf = await listColumns(sql, tables)
  let turns = 0
  while (waiting.length > 0) {
    const table = waiting.shift()
    if (!table) return
    const columns = columnsOf.get(table.table) ?? []
    const blocked = columns.some(column => column.required && column.parent && !ids.has(column.parent))
    turns += 1
    if (blocked && turns < 500) {
      waiting.push(table)
      continue
    }
    const row: Record<string, unknown> = {}
    for (const column of columns) {
      const unique = crypto.randomUUID()
      if (column.name === table.owner) row[column.name] = workspace
      else if (column.required && ['workspace_id', 'member_id', 'deputy_id'].includes(column.name))
        row[column.name] = workspace
      else if (column.required)
        row[column.name] = column.parent ? ids.get(column.parent) : sampleValue(column, unique)
    }
    const names = Object.keys(row)
    const [inserted] = await sql<{ id?: string }[]>`
      insert into ${sql(table.table)} ${sql(row, ...names)} on conflict do nothing returning *
    `
    if (inserted?.id) ids.set(table.table, inserted.id)
  }
}
