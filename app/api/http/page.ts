import { cursorOf, type ListPlace, readCursor } from '#core/api/cursor.ts'
import { refusal } from './refusal.ts'
import { refuse } from './reply.ts'

/** What a list is asked: how many rows, and behind which place. */
export function wantedOf({ limit, cursor }: { limit: number; cursor?: string | undefined }): {
  size: number
  place: ListPlace | null
} {
  const place = cursor === undefined ? null : readCursor(cursor)
  if (cursor !== undefined && !place)
    throw refuse('invalid', undefined, {
      errors: [{ parameter: 'cursor', detail: 'Isn’t a cursor of ours' }],
    })
  return { size: limit, place }
}

/** Some rows of a list as one of its pages. */
export function pageOf<Row, Shown>(
  { rows, next }: { readonly rows: readonly Row[]; readonly next: ListPlace | null },
  show: (row: Row) => Shown,
): { data: Shown[]; nextCursor: string | null } {
  return { data: rows.map(show), nextCursor: next && cursorOf(next) }
}

/** The one row of a list of one; refuses none. */
export function oneOf<Row>({ rows }: { readonly rows: readonly Row[] }): Row {
  const [row] = rows
  if (!row) throw refusal('not_found')
  return row
}
