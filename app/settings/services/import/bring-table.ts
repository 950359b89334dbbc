import { randomBytes } from 'node:crypto'
import { slugEnding } from '#core/links/slug.ts'
import { ImportRefused } from '#core/settings/import-refused.ts'
import type { TableReport } from '#core/settings/imports.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { databaseFailure } from '#db/errors.ts'
import {
  type ImportRow,
  insertImportRows,
  insertLinkDays,
  listGoneSlugs,
  listPresentIds,
  listRowsInTheWay,
} from '#db/queries/settings/import-rows.ts'
import type { ImportableTable } from '#db/queries/settings/importable-tables.ts'
import { type Preparing, prepareRow } from './prepare-row.ts'
import { readRows } from './read-rows.ts'

/** Rows, and characters, that one statement inserts. */
const BATCH = { rows: 500, length: 2_000_000 }

/** Tables whose rows have an address that is theirs alone in all of this installation. */
const SLUGS: ReadonlySet<string> = new Set(['lead_forms', 'offers', 'tracked_links'])

/** Characters that a taken address is told apart by. */
const ENDING = 5
/** The longest that any of those addresses may be, without the ending. */
const SLUG_MOST = 70

/** What was found while tables are brought one after the other. */
export interface Brought {
  /** Rows that are there, by table. */
  readonly present: Map<string, Set<unknown>>
  readonly renamed: { from: string; to: string }[]
  /** Posts that were to go out. */
  paused: number
}

interface OfTable {
  readonly workspace: WorkspaceId
  readonly table: ImportableTable
  readonly path: string
  readonly preparing: Preparing
  readonly brought: Brought
}

/**
 * Brings the rows of one table, in batches; what is there already stays as it is. Throws `ImportRefused` for rows that the
 * table does not take.
 */
export async function bringTable(
  sql: Sql,
  { workspace, table, path, preparing, brought }: OfTable,
): Promise<TableReport> {
  const counts = { inFile: 0, added: 0, here: 0, left: 0 }
  const here = new Set<unknown>()
  brought.present.set(table.table, here)
  let batch: { row: ImportRow; wasUnsent: boolean }[] = []
  let length = 0

  const flush = async () => {
    const rows = batch.map(({ row }) => row)
    const unsent = new Set(batch.filter(({ wasUnsent }) => wasUnsent).map(({ row }) => row.id))
    batch = []
    length = 0
    if (rows.length === 0) return
    const inserted = await insertBatch(sql, { workspace, table, rows, brought, preparing })
    counts.added += inserted.added
    counts.left += inserted.left
    counts.here += rows.length - inserted.added - inserted.left
    for (const id of inserted.present) here.add(id)
    if (table.table === 'content_planner')
      brought.paused += [...inserted.ids].filter(id => unsent.has(id)).length
  }
  const round = async (lines: AsyncIterable<string> | readonly string[], isLast: boolean) => {
    const later: string[] = []
    for await (const line of lines) {
      const prepared = await prepareRow(table, line, { ...preparing, isLast })
      if (prepared.what === 'later') later.push(line)
      else if (prepared.what === 'left') counts.left += 1
      else {
        if (batch[0] && keysOf(batch[0].row) !== keysOf(prepared.row)) await flush()
        batch.push(prepared)
        length += line.length + String(prepared.row.content ?? '').length
        if (batch.length >= BATCH.rows || length >= BATCH.length) await flush()
      }
    }
    await flush()
    return later
  }
  const counted = async function* () {
    for await (const line of readRows(table.table, path)) {
      counts.inFile += 1
      yield line
    }
  }
  let waiting = await round(counted(), false)
  while (waiting.length > 0) {
    const next = await round(waiting, false)
    // Where nobody could come, they wait for a row that is not there, or for each other.
    waiting = next.length < waiting.length ? next : await round(waiting, true)
  }
  return { table: table.table, ...counts }
}

const keysOf = (row: ImportRow) => Object.keys(row).sort().join()

interface Batch extends Pick<OfTable, 'workspace' | 'table' | 'brought' | 'preparing'> {
  readonly rows: readonly ImportRow[]
}

interface Inserted {
  readonly added: number
  readonly left: number
  /** Ids of those that were inserted. */
  readonly ids: ReadonlySet<unknown>
  /** Ids of those that are there now, under whichever id. */
  readonly present: ReadonlySet<unknown>
}

async function insertBatch(sql: Sql, batch: Batch): Promise<Inserted> {
  const { workspace, table, brought, preparing } = batch
  const none: ReadonlySet<unknown> = new Set()
  try {
    if (table.table === 'link_days')
      return { added: await insertLinkDays(sql, { rows: batch.rows }), left: 0, ids: none, present: none }
    const rows = await withoutGoneSlugs(sql, batch)
    const first = await insertRows(sql, { ...batch, rows })
    if (!table.hasId) return { added: first.added, left: 0, ids: none, present: none }
    const ids = new Set<unknown>(first.ids)
    const lacking = () => rows.filter(({ id }) => !ids.has(id) && !present.has(id))
    const present = new Set<unknown>()
    const refused = lacking()
    if (refused.length === 0) return { added: ids.size, left: 0, ids, present: ids }
    const asked = refused.map(({ id }) => String(id))
    for (const id of await listPresentIds(sql, { workspace, table, ids: asked })) present.add(id)
    for (const { id, present: other } of await listRowsInTheWay(sql, { workspace, table, rows: lacking() })) {
      preparing.ids.alias(id, other)
      present.add(id).add(other)
    }
    if (SLUGS.has(table.table) && lacking().length > 0) {
      const renamed = lacking().map(row => withNewSlug(row, brought))
      for (const id of (await insertRows(sql, { ...batch, rows: renamed })).ids) ids.add(id)
    }
    return { added: ids.size, left: lacking().length, ids, present: new Set([...ids, ...present]) }
  } catch (error) {
    throw refusalOf(error, table.table) ?? error
  }
}

function insertRows(sql: Sql, { workspace, table, rows }: Omit<Batch, 'brought' | 'preparing'>) {
  return insertImportRows(sql, { workspace, table, columns: Object.keys(rows[0] ?? {}), rows })
}

/** What the database says of rows that it does not take; null for anything that is not the rows' fault. */
function refusalOf(error: unknown, table: string): ImportRefused | null {
  const reason = databaseFailure(error)?.reason
  const isOfRows =
    reason === 'check' ||
    reason === 'unique' ||
    reason === 'foreign_key' ||
    reason === 'missing_value' ||
    reason === 'out_of_range' ||
    reason === 'invalid_text'
  return isOfRows ? new ImportRefused('wrong_rows', table) : null
}

/** Short addresses of workspaces that are gone answer so for ever. */
async function withoutGoneSlugs(sql: Sql, { table, rows, brought }: Batch): Promise<readonly ImportRow[]> {
  if (table.table !== 'tracked_links') return rows
  const gone = await listGoneSlugs(sql, { slugs: rows.map(({ slug }) => String(slug)) })
  return rows.map(row => (gone.has(String(row.slug)) ? withNewSlug(row, brought) : row))
}

function withNewSlug(row: ImportRow, { renamed }: Brought): ImportRow {
  const from = String(row.slug)
  const to = `${from.slice(0, SLUG_MOST)}-${slugEnding(randomBytes(ENDING))}`
  renamed.push({ from, to })
  return { ...row, slug: to }
}
