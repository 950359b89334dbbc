import { parse } from 'csv-parse/sync'
import { IMPORT_FIELDS, type ImportField } from '#core/stories/fields.ts'
import { guessColumns, IMPORT_LIMIT, type ImportRead, readPaste, readRows } from '#core/stories/paste.ts'

export interface ImportSource {
  readonly format: 'paste' | 'csv'
  readonly text: string
  /** What each column holds, as chosen; null to guess it from the first row. */
  readonly columns: readonly string[] | null
}

export interface StoriesRead {
  readonly headings: readonly string[]
  readonly columns: readonly (ImportField | '')[]
  readonly read: ImportRead
}

const MOST_COLUMNS = 40

/** The first stories of a pasted text or a table, and how many more there are; null when it is no table. */
export function readStories(source: ImportSource, most = IMPORT_LIMIT): StoriesRead | null {
  if (source.format === 'paste') return { headings: [], columns: [], read: readPaste(source.text, most) }
  const table = readTable(source.text)
  if (!table) return null
  const headings = (table[0] ?? []).slice(0, MOST_COLUMNS)
  const columns = source.columns
    ? headings.map((_, n) => IMPORT_FIELDS.find(field => field === source.columns?.[n]) ?? '')
    : guessColumns(headings)
  return { headings, columns, read: readRows(table.slice(1), columns, most) }
}

/**
 * All stories of a source as a JSON list, without those of the first `IMPORT_LIMIT` that were not chosen; with how many they
 * are. A text, because thousands of objects would take the thread that receives them long.
 */
export function listStories(
  source: ImportSource,
  chosen: readonly number[],
): { json: string; count: number } {
  const ticked = new Set(chosen)
  const all = readStories(source, Number.POSITIVE_INFINITY)?.read.stories ?? []
  const stories = all.filter((_, at) => at >= IMPORT_LIMIT || ticked.has(at))
  return { json: JSON.stringify(stories), count: stories.length }
}

/** The rows of a table in whatever its program separates cells with; null when it cannot be read as one. */
function readTable(text: string): string[][] | null {
  const first = text.slice(0, text.indexOf('\n') + 1 || text.length)
  const delimiter = [',', ';', '\t'].sort((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 200_000,
    })
    return rows.length > 1 ? rows : null
  } catch {
    return null
  }
}
