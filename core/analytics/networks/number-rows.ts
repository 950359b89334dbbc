import { restoredCell } from '../../shared/sanitise/csv.ts'
import { COLUMNS_MOST, guessNumberColumns, headingKey, type NumberField } from './columns.ts'
import { METRICS, type Metric, NO_NUMBERS, type PostNumbers } from './post-numbers.ts'
import { readCount } from './read-count.ts'
import { type DayOrder, readDay } from './read-day.ts'

/** Rows of one file at most. */
export const NUMBER_ROWS_MOST = 5000
/** Exports say a few things before their headings. */
const HEADINGS_WITHIN = 10
/** Characters of a cell that are looked at, and of a text that is shown. */
const LONGEST = 600
const SHOWN = 120

export interface NumberTable {
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The number of the first row in the file, counted from 1. */
  readonly first: number
}

/** What a row of a file says of a post. */
export interface NumberRow {
  /** Its number in the file, counted from 1. */
  readonly row: number
  readonly address: string
  readonly postId: string
  readonly text: string
  /** `YYYY-MM-DD`; null where there is none that can be read. */
  readonly day: string | null
  readonly numbers: PostNumbers
  /** A cell that holds no number though its column does. */
  readonly wrong: { readonly metric: Metric; readonly cell: string } | null
}

/** Cells that stand for nothing counted. */
const NOTHING = new Set(['', '-', '–', '—', 'n/a', 'na', 'null', 'none', '--'])

/**
 * The headings of a file and what stands below them. The row with the most known headings among the first ten is taken for
 * them; a file that has none gets nameless ones. Tables that stand side by side are laid one below the other.
 */
export function readNumberTable(records: readonly (readonly string[])[]): NumberTable {
  const cut = records.map(record => record.slice(0, COLUMNS_MOST))
  const known = cut
    .slice(0, HEADINGS_WITHIN)
    .map(record => guessNumberColumns(record).filter(field => field !== '').length)
  const most = Math.max(0, ...known)
  const at = known.indexOf(most)
  if (most === 0 && looksLikeData(cut[0] ?? [])) {
    const width = Math.max(0, ...cut.slice(0, HEADINGS_WITHIN).map(({ length }) => length))
    return { headings: Array<string>(width).fill(''), rows: cut, first: 1 }
  }
  const headings = (cut[at] ?? []).map(heading => heading.trim().slice(0, 200))
  return sideBySide({ headings, rows: cut.slice(at + 1), first: at + 2 })
}

function looksLikeData(cells: readonly string[]): boolean {
  return cells.some(cell => /^https?:\/\//i.test(cell.trim()) || readCount(cell.trim()) !== null)
}

/** LinkedIn lists its top posts twice beside each other, by two measures: one table, with every column once. */
function sideBySide({ headings, rows, first }: NumberTable): NumberTable {
  const keys = headings.map(headingKey)
  const [lead = ''] = keys
  const second = lead === '' ? -1 : keys.indexOf(lead, 1)
  if (second < 0 || keys[second - 1] !== '') return { headings, rows, first }
  const places = new Map<string, number>()
  for (const key of keys) if (key !== '' && !places.has(key)) places.set(key, places.size)
  const names = Array.from(places.keys(), key => headings[keys.indexOf(key)] ?? '')
  const half = (from: number, to: number) => (row: readonly string[]) => {
    const cells = Array<string>(names.length).fill('')
    for (let at = from; at < to; at += 1) {
      const place = places.get(keys[at] ?? '')
      if (place !== undefined) cells[place] = row[at] ?? ''
    }
    return cells
  }
  const [left, right] = [half(0, second), half(second, keys.length)]
  return { headings: names, rows: rows.flatMap(row => [left(row), right(row)]), first }
}

/** The cells of the column that holds the day, to tell which comes first in it. */
export function dayCells({ rows }: NumberTable, columns: readonly (NumberField | '')[]): string[] {
  const at = columns.indexOf('day')
  return at < 0 ? [] : rows.map(row => row[at] ?? '')
}

/** What the rows of a table say; rows without anything in them are left out, and so are those beyond the most. */
export function readNumberRows(
  { rows, first }: NumberTable,
  columns: readonly (NumberField | '')[],
  days: { order: DayOrder; today: string },
): { rows: readonly NumberRow[]; beyond: number } {
  const places = new Map(columns.map((field, at) => [field, at]))
  const read: NumberRow[] = []
  for (const [at, cells] of rows.slice(0, NUMBER_ROWS_MOST).entries()) {
    if (cells.every(cell => cell.trim() === '')) continue
    const cellOf = (field: NumberField) => {
      const place = places.get(field)
      return place === undefined
        ? ''
        : restoredCell((cells[place] ?? '').slice(0, LONGEST))
            .trim()
            .toWellFormed()
    }
    const numbers: Record<Metric, number | null> = { ...NO_NUMBERS }
    let wrong: NumberRow['wrong'] = null
    for (const metric of METRICS) {
      const cell = cellOf(metric)
      if (NOTHING.has(cell.toLowerCase())) continue
      numbers[metric] = readCount(cell)
      if (numbers[metric] === null) wrong ??= { metric, cell: cell.slice(0, SHOWN) }
    }
    read.push({
      row: first + at,
      address: cellOf('address'),
      postId: cellOf('postId'),
      text: cellOf('text'),
      day: readDay(cellOf('day'), days),
      numbers,
      wrong,
    })
  }
  return { rows: read, beyond: Math.max(0, rows.length - NUMBER_ROWS_MOST) }
}
