import type { Pounds } from '../deals/pounds.ts'
import type { ShownRow } from './packed-rows.ts'

/** A row of the picture of money: pence of its first and of its last touches; it has no name where nothing is known. */
export type WonRow = readonly [name: string | null, first: number, last: number]

/** What the picture of money shows: the rows that brought most, what all others brought together, and what belongs to none. */
export interface WonRows {
  readonly rows: readonly WonRow[]
  /** How many more rows won something; 0 where every row is shown. */
  readonly others: number
  /** Pence of the others' first and last touches. */
  readonly othersPence: readonly [first: number, last: number]
}

/** More than these are no picture. */
const MOST_DRAWN = 8

/**
 * The rows of a table, which come by what they brought, as they are drawn; `pounds` has those, too, that the table has no room for. Each
 * touch still adds up to all that was won.
 */
export function wonRows(
  rows: readonly Pick<ShownRow, 'key' | 'name' | 'first' | 'last'>[],
  { rows: all, notAttributed, total }: Pounds,
): WonRows {
  const count = all.filter(({ first, last }) => first.deals + last.deals > 0).length
  const drawn = rows
    .filter(({ key, first, last }) => key !== null && first.deals + last.deals > 0)
    // One row that stands for one other would only hide its name.
    .slice(0, count > MOST_DRAWN ? MOST_DRAWN - 1 : MOST_DRAWN)
  const left = (side: 'first' | 'last') =>
    total.pence - drawn.reduce((pence, row) => pence + row[side].pence, notAttributed[side].pence)
  return {
    rows: [...drawn, { name: null, ...notAttributed }].map(
      ({ name, first, last }) => [name, first.pence, last.pence] as const,
    ),
    others: count - drawn.length,
    othersPence: [left('first'), left('last')],
  }
}
