import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { safeCell } from '#core/shared/sanitise/csv.ts'

/** Rows as a CSV file with a line of names. Cells that a spreadsheet would run as a formula are made plain text. */
export function writeCsv(
  rows: readonly Readonly<Record<string, string>>[],
  columns: readonly string[],
): string {
  const cells = rows.map(row => columns.map(column => safeCell(row[column])))
  return stringify(cells, { header: true, columns: [...columns], bom: true })
}

/** The records of a CSV text, comma or semicolon separated; null when it cannot be read as one. */
export function readCsv(text: string, mostRecords: number): string[][] | null {
  const firstLine = text.split('\n', 1)[0] ?? ''
  const delimiter = firstLine.split(';').length > firstLine.split(',').length ? ';' : ','
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
