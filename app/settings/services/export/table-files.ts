import { safeCell } from '#core/shared/sanitise/csv.ts'
import type { ExportEntry } from './export-entry.ts'
import type { SpooledTable } from './spool-tables.ts'

/** A table as JSON and as CSV. What a spreadsheet would run is made plain text in the CSV; the JSON is exact. */
export async function* tableFiles(tables: readonly SpooledTable[]): AsyncGenerator<ExportEntry> {
  for (const table of tables) {
    yield { name: `json/${table.table}.json`, content: json(table) }
    yield { name: `csv/${table.table}.csv`, content: csv(table) }
  }
}

async function* json(table: SpooledTable): AsyncGenerator<string> {
  let before = '['
  for await (const row of table.read()) {
    yield `${before}\n${JSON.stringify(row)}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

async function* csv({ columns, read }: SpooledTable): AsyncGenerator<string> {
  const { stringify } = await import('csv-stringify/sync')
  // The mark in front tells Excel that the file is UTF-8.
  yield `\ufeff${stringify([[...columns]])}`
  for await (const row of read()) yield stringify([columns.map(column => safeCell(asText(row[column])))])
}

function asText(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
