import type { PoundsSum } from '../deals/pounds.ts'
import type { GroupCounts } from './figures.ts'

/** A row of the table that divides a period, with what its columns show. */
export interface ShownRow extends Omit<GroupCounts, 'marks'> {
  readonly name: string | null
  /** The mean score; null below ten posts. */
  readonly mean: number | null
  readonly first: PoundsSum
  readonly last: PoundsSum
  readonly told: PoundsSum
}

/** The same as a page is sent it: its numbers in the order of `COUNTS`, and deals and pence of each side. */
export type PackedRow = readonly [
  key: string | null,
  name: string | null,
  mean: number | null,
  ...numbers: number[],
]

const COUNTS = [
  'planned',
  'published',
  'scored',
  'views',
  'reactions',
  'people',
  'machines',
  'leads',
] as const satisfies readonly (keyof ShownRow)[]
const SIDES = ['first', 'last', 'told'] as const satisfies readonly (keyof ShownRow)[]

/** The rows as they are sent. */
export function packRows(rows: readonly ShownRow[]): PackedRow[] {
  return rows.map(row => [
    ...([row.key, row.name, row.mean] as const),
    ...COUNTS.map(count => row[count]),
    ...SIDES.flatMap(side => [row[side].deals, row[side].pence]),
  ])
}

/** The same as they are read. */
export function unpackRows(packed: readonly PackedRow[]): ShownRow[] {
  return packed.map(([key, name, mean, ...numbers]) => {
    const number = (at: number) => numbers[at] ?? 0
    const counts = Object.fromEntries(COUNTS.map((count, at) => [count, number(at)]))
    const sums = SIDES.map((side, at) => {
      const place = COUNTS.length + 2 * at
      return [side, { deals: number(place), pence: number(place + 1) }]
    })
    return { key, name, mean, ...counts, ...Object.fromEntries(sums) }
  })
}
