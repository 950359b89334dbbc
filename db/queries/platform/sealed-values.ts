import type { Sql } from '../../client.ts'

/** A place in the database where sealed values are kept: a column of bytes, or base64 in a field of a JSON column. */
export type SealedSource =
  | { readonly table: string; readonly column: string; readonly key: string; readonly boundTo: string | null }
  | { readonly table: string; readonly json: string; readonly field: string; readonly queue: QueueOf }

interface QueueOf {
  readonly column: string
  readonly name: string
}

export interface SealedValue {
  /** Names its row; a uuid. */
  readonly key: string
  readonly sealed: Uint8Array
  readonly boundTo: string
}

/** How many values begin with the same bytes: version and key id, as hex. */
export interface SealedCount {
  readonly head: string
  readonly count: number
}

/** Bytes at the beginning of a sealed value: its version and its key's id. */
const HEAD_BYTES = 5

/** Whole base64; `decode` ends the statement over anything else. */
const BASE64 = '^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$'

function parts(sql: Sql, source: SealedSource) {
  if ('column' in source)
    return {
      key: sql(source.key),
      value: sql`${sql(source.column)}`,
      boundTo: source.boundTo === null ? sql`''` : sql`${sql(source.boundTo)}::text`,
      isOurs: sql`${sql(source.column)} is not null`,
    }
  const { json, field, queue } = source
  return {
    key: sql('id'),
    value: sql`case when ${sql(json)} ->> ${field} ~ ${BASE64} then decode(${sql(json)} ->> ${field}, 'base64') else '' end`,
    boundTo: sql`''`,
    isOurs: sql`${sql(queue.column)} = ${queue.name} and ${sql(json)} ->> ${field} is not null`,
  }
}

/** How many sealed values of a place carry which key. System role only. */
export async function countSealedValues(sql: Sql, source: SealedSource): Promise<SealedCount[]> {
  const { value, isOurs } = parts(sql, source)
  return sql<SealedCount[]>`
    select encode(substring(${value} from 1 for ${HEAD_BYTES}), 'hex') as head, count(*) as count
    from ${sql(source.table)} where ${isOurs} group by 1 order by 2 desc
  `
}

/** The next sealed values of a place, by key, that do not begin with `head` (hex). System role only. */
export async function listSealedValues(
  sql: Sql,
  source: SealedSource,
  { after, head, limit }: { after: string; head: string; limit: number },
): Promise<SealedValue[]> {
  const { key, value, boundTo, isOurs } = parts(sql, source)
  return sql<SealedValue[]>`
    select ${key} as key, ${value} as sealed, ${boundTo} as bound_to from ${sql(source.table)}
    where ${isOurs} and ${key} > ${after}::uuid
      and substring(${value} from 1 for ${HEAD_BYTES}) <> decode(${head}, 'hex')
    order by ${key} limit ${limit}
  `
}

/** Puts new sealed values in the place of old ones, where these are still there. Answers how many. System role only. */
export async function updateSealedValues(
  sql: Sql,
  source: SealedSource,
  values: readonly { key: string; before: Uint8Array; after: Uint8Array }[],
): Promise<number> {
  const keys = sql.array(values.map(({ key }) => key))
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
  const before = sql.array(values.map(value => hex(value.before)))
  const after = sql.array(values.map(value => hex(value.after)))
  const { key, value } = parts(sql, source)
  const change =
    'column' in source
      ? sql`${sql(source.column)} = n.after`
      : sql`${sql(source.json)} = jsonb_set(${sql(source.json)}::jsonb, array[${source.field}],
          to_jsonb(replace(encode(n.after, 'base64'), ${'\n'}, '')))`
  // Two rotations at once take their rows in one order, or each would wait for a row that the other one holds.
  const rows = await sql`
    with given as (
      select a::uuid as at, decode(b, 'hex') as before, decode(c, 'hex') as after
      from unnest(${keys}::text[], ${before}::text[], ${after}::text[]) as listed (a, b, c)
    ), taken as materialized (
      select ${key} as at from ${sql(source.table)}
      where ${key} in (select at from given) order by ${key} for update
    )
    update ${sql(source.table)} set ${change}
    from given n join taken using (at)
    where ${key} = n.at and ${value} = n.before
  `
  return rows.count
}

/** Every column whose name says that it holds something sealed, read from the catalogue, as `table.column`. */
export async function listSealedColumns(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
      and not a.attisdropped and a.attname ~ 'seal'
    order by 1
  `
  return rows.map(({ name }) => name)
}
