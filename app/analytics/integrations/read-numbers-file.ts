import { readCsvRecords } from '#app/platform/integrations/csv.ts'
import {
  canReadNumbers,
  type NumberField,
  type RememberedColumns,
  readNumberColumns,
  recallColumns,
} from '#core/analytics/networks/columns.ts'
import {
  type MatchablePost,
  type MatchedPost,
  matchRows,
  type Unmatched,
} from '#core/analytics/networks/match-rows.ts'
import {
  dayCells,
  type NumberRow,
  readNumberRows,
  readNumberTable,
} from '#core/analytics/networks/number-rows.ts'
import { type DayOrder, tellDayOrder } from '#core/analytics/networks/read-day.ts'

export interface NumbersSource {
  readonly text: string
  /** What each column holds, as chosen; null to take what is remembered and guess the rest. */
  readonly columns: readonly string[] | null
  /** Which comes first in a date, as chosen; '' to tell from the file. */
  readonly dayOrder: DayOrder | ''
}

/** What a file is compared with. */
export interface NumbersBase {
  readonly posts: readonly MatchablePost[]
  readonly remembered: RememberedColumns
  /** Which comes first in a date where the file does not tell. */
  readonly usualOrder: DayOrder
  readonly today: string
}

export type NumbersFile =
  | { readonly ok: false; readonly reason: 'open_quote'; readonly line: number }
  | { readonly ok: false; readonly reason: 'no_table' }
  | {
      readonly ok: true
      readonly headings: readonly string[]
      readonly columns: readonly (NumberField | '')[]
      /** Which comes first in a date, and what was chosen about it. */
      readonly dayOrder: DayOrder
      readonly chosenOrder: DayOrder | ''
      readonly canRead: boolean
      readonly matched: readonly MatchedPost[]
      readonly unmatched: readonly { readonly row: NumberRow; readonly because: Unmatched }[]
      readonly beyond: number
    }

/** Reads a platform's file and finds the published posts that its rows are about. */
export function readNumbersFile(source: NumbersSource, base: NumbersBase): NumbersFile {
  const read = readCsvRecords(source.text, Number.MAX_SAFE_INTEGER)
  if (!read.ok) return { ok: false, reason: 'open_quote', line: read.line }
  const table = readNumberTable(read.records)
  if (table.rows.length === 0 || table.headings.length < 2) return { ok: false, reason: 'no_table' }
  const { headings } = table
  const columns = source.columns
    ? readNumberColumns(headings.map((_, at) => source.columns?.[at] ?? ''))
    : recallColumns(headings, base.remembered)
  const order = source.dayOrder || (tellDayOrder(dayCells(table, columns)) ?? base.usualOrder)
  const canRead = canReadNumbers(columns)
  const { rows, beyond } = readNumberRows(table, columns, { order, today: base.today })
  const found = canRead ? matchRows(rows, base.posts) : { matched: [], unmatched: [] }
  return {
    ok: true,
    headings,
    columns,
    dayOrder: order,
    chosenOrder: source.dayOrder,
    canRead,
    ...found,
    beyond,
  }
}
