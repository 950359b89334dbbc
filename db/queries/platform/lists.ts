import type { Sql, SqlPart } from '../../client.ts'
import { driver } from '../../driver/driver.ts'

/**
 * The rows of several selects from one statement, under the names they are given: for a page with many small parts. Rows are
 * what JSON holds of them, so a select answers numbers, texts, days, true and false; an instant comes as text. `shared` is a
 * `with` clause that stands before them, for what several of them read.
 */
export async function readLists<Lists extends Readonly<Record<string, readonly object[]>>>(
  sql: Sql,
  selects: { readonly [Name in keyof Lists]: SqlPart },
  shared: SqlPart = sql``,
): Promise<Lists> {
  const names = Object.keys(selects)
  const columns = names.reduce<SqlPart>(
    (before, name, at) => sql`
      ${before}${at === 0 ? sql`` : sql`,`} (
        select coalesce(json_agg(to_json(r)), '[]') from (${selects[name] ?? sql``}) r
      ) as ${sql(name)}
    `,
    sql``,
  )
  const [row] = await sql<Record<string, Record<string, unknown>[]>[]>`${shared} select ${columns}`
  return Object.fromEntries(
    names.map(name => [name, (row?.[name] ?? []).map(inCamelCase)]),
  ) as unknown as Lists
}

function inCamelCase(row: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [driver.toCamel(column), value]))
}

/** An instant as such a list brings it; null for none. */
export function instantIn(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
