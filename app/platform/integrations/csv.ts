import { CsvError, type Options, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { safeCell } from '#core/shared/sanitise/csv.ts'

/** The columns of a file by name, in order, each with its cell of a row; null is an empty one. */
export type FileColumns<Row> = Readonly<Record<string, (row: Row) => string | number | null>>

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
  const records = cells.map(row => Object.fromEntries(names.map((name, at) => [name, row[at]])))
  return `${JSON.stringify(records, null, 2)}\n`
}

/** The records of a CSV text, separated by commas, semicolons or tabs; null when it cannot be read as one. */
export function readCsv(text: string, mostRecords: number): string[][] | null {
  const read = readCsvRecords(text, mostRecords)
  return read.ok ? read.records : null
}

/** Lines that a file may have before the first that is separated. */
const LINES_BEFORE = 10

/** As `readCsv`, with the line (from 1) at which a text stops being one: mostly where a quote is opened and never closed. */
export function readCsvRecords(
  text: string,
  mostRecords: number,
): { ok: true; records: string[][] } | { ok: false; line: number } {
  const parts = (line: string, delimiter: string) => line.split(delimiter).length
  const lines = text.split('\n', LINES_BEFORE)
  const telling = lines.find(line => [',', ';', '\t'].some(one => parts(line, one) > 1)) ?? ''
  const delimiter = [';', '\t'].find(one => parts(telling, one) > parts(telling, ',')) ?? ','
  const options = {
    delimiter,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    to: mostRecords,
  }
  try {
    return { ok: true, records: parse(text, options) as string[][] }
  } catch (error) {
    const isOpen = !(error instanceof CsvError) || error.code === 'CSV_QUOTE_NOT_CLOSED'
    return { ok: false, line: isOpen ? openLine(text, options) : Number(error['lines']) }
  }
}

/** The line (from 1) at which a quote is opened that is never closed; null where the text can be read. */
export function openQuoteLine(text: string): number | null {
  const read = readCsvRecords(text, Number.MAX_SAFE_INTEGER)
  return read.ok ? null : read.line
}

/** The line after the last whole record: read once more, since telling lines apart takes twice as long. */
function openLine(text: string, options: Options): number {
  let whole = 0
  try {
    parse(text, {
      ...options,
      on_record: (_record: string[], { lines }) => {
        whole = lines
        return null
      },
    })
  } catch {
    // The same problem as before: what counts is how far it came.
  }
  const rest = text.split('\n').slice(whole)
  return (
    whole +
    1 +
    Math.max(
      0,
      rest.findIndex(line => line.trim() !== ''),
    )
  )
}
