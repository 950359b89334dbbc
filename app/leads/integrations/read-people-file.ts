import { readCsv } from '#app/platform/integrations/csv.ts'
import { guessPeopleColumns, type PeopleField, readPeopleColumns } from '#core/leads/import-columns.ts'
import { type PeopleRead, readPeopleRows } from '#core/leads/import-rows.ts'

export interface PeopleSource {
  readonly text: string
  /** What each column holds, as chosen; null to guess it from the headings. */
  readonly columns: readonly string[] | null
}

export interface PeopleFile extends PeopleRead {
  readonly headings: readonly string[]
  readonly columns: readonly (PeopleField | '')[]
}

/** Columns of a table that are looked at. */
const MOST_COLUMNS = 60

/** The people of a table, read by its headings or by what was chosen; null when it is no table. */
export function readPeopleFile({ text, columns: chosen }: PeopleSource): PeopleFile | null {
  const table = readCsv(text, Number.MAX_SAFE_INTEGER)
  if (!table || table.length < 2) return null
  const headings = (table[0] ?? []).slice(0, MOST_COLUMNS)
  const columns = chosen
    ? readPeopleColumns(headings.map((_, at) => chosen[at] ?? ''))
    : guessPeopleColumns(headings)
  return { headings, columns, ...readPeopleRows(table.slice(1), columns) }
}
