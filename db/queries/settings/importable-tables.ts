import type { Sql } from '../../client.ts'
import { NOT_EXPORTED } from './not-exported.ts'
import { NOT_IMPORTED } from './not-imported.ts'
import { isWithheld } from './owned-rows.ts'

interface ImportColumn {
  readonly name: string
  /** It must be given, because nothing stands in for it. */
  readonly isRequired: boolean
  /** No export holds it; where it is required it has to be made anew. */
  readonly isWithheld: boolean
}

/** A foreign key of a table, to another one of the same workspace. */
export interface ImportReference {
  readonly parent: string
  /** The column that names the row of the parent. */
  readonly column: string
  /** Whether it may name none. */
  readonly isNullable: boolean
}

/** What a table has only once. */
export interface ImportUnique {
  readonly columns: readonly string[]
  /** The rows that it holds for, as PostgreSQL writes it; null for all. */
  readonly predicate: string | null
}

/** A table whose rows an import may bring, as the catalogue describes it. */
export interface ImportableTable {
  readonly table: string
  readonly columns: readonly ImportColumn[]
  /** Whether its rows have an id of their own. */
  readonly hasId: boolean
  /** Columns that name a person. */
  readonly persons: readonly string[]
  readonly references: readonly ImportReference[]
  readonly uniques: readonly ImportUnique[]
}

/**
 * Every table that an import brings, in an order in which what is pointed to comes first. Read from the catalogue, so that
 * no column of a later migration is forgotten. Throws when tables point to each other in a circle.
 */
export async function listImportableTables(sql: Sql): Promise<ImportableTable[]> {
  const left = [...Object.keys(NOT_EXPORTED), ...Object.keys(NOT_IMPORTED)]
  const tables = await sql<ImportableTable[]>`
    select c.relname as table,
      (
        select json_agg(json_build_object(
          'name', a.attname, 'isRequired', a.attnotnull and not a.atthasdef and a.attidentity = '',
          'isWithheld', ${isWithheld(sql)}
        ) order by a.attnum)
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          and a.attname <> 'user_id'
      ) as columns,
      exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id' and a.atttypid = 'uuid'::regtype
      ) as has_id,
      array(
        select a.attname::text from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'accounts'::regclass and a.attname <> 'user_id'
        order by 1
      ) as persons,
      coalesce((
        select json_agg(json_build_object(
          'parent', p.relname, 'column', a.attname, 'isNullable', not a.attnotnull
        ) order by a.attnum)
        from pg_constraint f join pg_class p on p.oid = f.confrelid
        cross join lateral unnest(f.conkey) as k (number)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
        where f.conrelid = c.oid and f.contype = 'f' and p.relname <> 'accounts' and a.attname <> 'user_id'
      ), '[]') as references,
      coalesce((
        select json_agg(json_build_object(
          'columns', array(
            select a.attname from unnest(i.indkey) with ordinality as k (number, place)
            join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number order by k.place
          ),
          'predicate', pg_get_expr(i.indpred, i.indrelid)
        ) order by i.indexrelid)
        from pg_index i where i.indrelid = c.oid and i.indisunique and i.indexprs is null
      ), '[]') as uniques
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all(${left})
      and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'user_id' and not o.attisdropped)
    order by 1
  `
  return inOrder(tables)
}

/** Parents before what points to them; a table that points to itself is no circle. */
function inOrder(tables: readonly ImportableTable[]): ImportableTable[] {
  const ordered: ImportableTable[] = []
  const names = new Set(tables.map(({ table }) => table))
  let waiting = [...tables]
  while (waiting.length > 0) {
    const isOpen = (name: string) => names.has(name) && !ordered.some(({ table }) => table === name)
    const ready = waiting.filter(({ table, references }) =>
      references.every(({ parent }) => parent === table || !isOpen(parent)),
    )
    if (ready.length === 0)
      throw new Error(`These tables point to each other: ${waiting.map(({ table }) => table).join(', ')}`)
    ordered.push(...ready)
    waiting = waiting.filter(one => !ready.includes(one))
  }
  return ordered
}
