import type { WorkspaceContext } from '#app/platform/context.ts'
import { planLimit } from '#core/billing/plans.ts'
import { IMPORT_FIELDS, type ImportField } from '#core/stories/fields.ts'
import {
  guessColumns,
  type ImportRead,
  markDuplicates,
  readPaste,
  readRows,
  storyFingerprint,
} from '#core/stories/paste.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { listKnownTexts } from '#db/queries/stories/import-stories.ts'

export interface ImportSource {
  readonly format: 'paste' | 'csv'
  readonly text: string
  /** What each column holds, as chosen; null to guess it from the first row. */
  readonly columns: readonly string[] | null
}

/** What an import would bring, looked at before anything is kept. */
export interface ImportPreview {
  readonly headings: readonly string[]
  readonly columns: readonly (ImportField | '')[]
  readonly read: ImportRead
  /** For each story, whether it is there already or came twice. */
  readonly duplicates: readonly boolean[]
  /** Places left in the plan; null when unlimited. */
  readonly room: number | null
  readonly limit: number | null
}

const MOST_COLUMNS = 40
const MOST_ROWS = 5000

/** Reads pasted text or a table, finds what is there already, and says how much fits. Null when it is no table. */
export async function readImport(ctx: WorkspaceContext, source: ImportSource): Promise<ImportPreview | null> {
  const table = source.format === 'csv' ? await readTable(source.text) : null
  if (source.format === 'csv' && !table) return null
  const headings = (table?.[0] ?? []).slice(0, MOST_COLUMNS)
  const columns = source.columns
    ? headings.map((_, n) => IMPORT_FIELDS.find(field => field === source.columns?.[n]) ?? '')
    : guessColumns(headings)
  const read = table ? readRows(table.slice(1), columns) : readPaste(source.text)
  const { workspace } = ctx
  const prints = read.stories.map(storyFingerprint)
  const [existing, profile] = await ctx.inWorkspace(sql =>
    Promise.all([listKnownTexts(sql, { workspace, prints }), findProfile(sql, { workspace })]),
  )
  const limit = planLimit(ctx.tier, 'stories')
  const isBounded = Number.isFinite(limit)
  return {
    headings,
    columns,
    read,
    duplicates: markDuplicates(read.stories, new Set(existing)),
    room: isBounded ? Math.max(0, limit - (profile?.storiesCount ?? 0)) : null,
    limit: isBounded ? limit : null,
  }
}

/** The rows of a table in whatever its program separates cells with; null when it cannot be read as one. */
async function readTable(text: string): Promise<string[][] | null> {
  const { parse } = await import('csv-parse/sync')
  const first = text.slice(0, text.indexOf('\n') + 1 || text.length)
  const delimiter = [',', ';', '\t'].sort((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: MOST_ROWS,
      max_record_size: 200_000,
    })
    return rows.length > 1 ? rows : null
  } catch {
    return null
  }
}
