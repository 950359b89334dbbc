import type { ListPlace } from '#core/api/cursor.ts'
import type { Sql, SqlPart } from '../../client.ts'

/** Which rows of a list are wanted: those behind a place, so many, or the one of an id. */
export interface Wanted {
  readonly place?: ListPlace | null
  readonly size: number
  readonly id?: string
}

/** Some rows of a list, and where it goes on; null at its end. */
export interface Slice<Row> {
  readonly rows: readonly Row[]
  readonly next: ListPlace | null
}

/** Microseconds since 1970 of an instant, as a column by which a list goes on. */
export function microsOf(sql: Sql, column: SqlPart): SqlPart {
  return sql`(extract(epoch from ${column}) * 1000000)::bigint as micros`
}

/** Behind a place of a list that is sorted by an instant and the id: newest first, or oldest first. */
export function behind(
  sql: Sql,
  wanted: Wanted,
  { at, id, order }: { at: SqlPart; id: SqlPart; order: 'newest first' | 'oldest first' },
): SqlPart {
  const { place } = wanted
  const one = wanted.id === undefined ? sql`` : sql`and ${id} = ${wanted.id}`
  if (!place) return one
  const there = sql`(timestamptz 'epoch' + ${place.micros}::bigint * interval '1 microsecond', ${place.id}::uuid)`
  return order === 'newest first'
    ? sql`${one} and (${at}, ${id}) < ${there}`
    : sql`${one} and (${at}, ${id}) > ${there}`
}

/** Behind a place of a list that is sorted by the id alone. */
export function behindId(sql: Sql, wanted: Wanted, id: SqlPart): SqlPart {
  const one = wanted.id === undefined ? sql`` : sql`and ${id} = ${wanted.id}`
  return wanted.place ? sql`${one} and ${id} > ${wanted.place.id}` : one
}

/** Cuts rows, of which one too many was read, to the page; they say by `micros` where each stands. */
export function sliceOf<Row extends { readonly id: string; readonly micros: number }>(
  found: readonly Row[],
  { size }: Wanted,
): Slice<Omit<Row, 'micros'>> {
  const shown = found.slice(0, size)
  const last = shown.at(-1)
  return {
    rows: shown.map(({ micros: _micros, ...row }) => row),
    next: last && found.length > size ? { micros: last.micros, id: last.id } : null,
  }
}
