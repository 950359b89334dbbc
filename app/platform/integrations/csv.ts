import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { safeCell } from '#core/shared/sanitise/csv.ts'

/** The columns of a file by name, in order, each with its cell of a row. */
export type FileColumns<Row> = Readonly<Record<string, (row: Row) => string>>

/**
 * Rows as a CSV file with a line of names, or as a JSON array of objects. Cells that a spreadsheet would run as a
 * formula are made plain text in the CSV.
 */
export function writeRows<Row>(
  rows: readonly Row[],
  columns: FileColumns<Row>,
  kind: 'csv' | 'json',
): string {
  const names = Object.keys(columns)
  const cells = rows.map(row => Object.values(columns).map(cell => cell(row)))
  if (kind === 'csv')
    return stringify(
      cells.map(row => row.map(safeCell)),
      { header: true, columns: names, bom: true },
    )
  const records = cells.map(row => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])))
  return `${JSON.stringify(records, null, 2)}\n`
}

/** The records of a CSV text, separated by commas, semicolons or tabs; null when it cannot be read as one. */
export function readCsv(text: string, mostRecords: number): string[][] | null {
  const firstLine = text.split('\n', 1)[0] ?? ''
  const parts = (delimiter: string) => firstLine.split(delimiter).length
  const delimiter = [';', '\t'].find(one => parts(one) > parts(',')) ?? ','
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: mostRecords,
    }) as string[][]
  } catch {
    return null
  }
}
