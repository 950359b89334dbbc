import { createHash } from 'node:crypto'
import { ImportRefused } from '#core/settings/import-refused.ts'
import { IMPORT_LIMITS } from '#core/settings/imports.ts'
import { isUuid, type WorkspaceId } from '#db/client.ts'
import type { ImportableTable } from '#db/queries/settings/importable-tables.ts'
import { readRows } from './read-rows.ts'
import type { UnpackedExport } from './unpack-export.ts'

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** What the ids of an export are in the workspace that it is brought to. */
export interface IdMap {
  /** What a row’s id becomes; the same each time, so that a second import finds what the first one brought. */
  idOf(old: string): string
  /** A text in which each id of the export, wherever it stands, is what it becomes. Ids that are not the export’s stay. */
  mapText(text: string): string
  /** From now on a row is the one that is there already. */
  alias(id: string, present: string): void
}

/**
 * Reads every id of an export. A workspace’s own export keeps its ids, so that what was deleted since comes back as what it
 * was; in any other workspace each becomes one that follows from both. Throws `ImportRefused` where a table has not as many
 * rows as the table of contents says, or all have too many.
 */
export async function mapIds(
  { manifest, tables }: UnpackedExport,
  { workspace, importable }: { workspace: WorkspaceId; importable: readonly ImportableTable[] },
): Promise<IdMap> {
  const known = new Set([manifest.workspace])
  let rows = 0
  for (const { table, hasId } of importable) {
    const path = tables.get(table)
    if (path === undefined) continue
    const before = rows
    for await (const line of readRows(table, path)) {
      rows += 1
      if (rows > IMPORT_LIMITS.rows) throw new ImportRefused('too_large')
      if (hasId) known.add(idIn(line, table))
    }
    if (rows - before !== manifest.tables.find(one => one.table === table)?.rows)
      throw new ImportRefused('wrong_rows', table)
  }
  const isOwn = manifest.workspace === workspace
  const aliases = new Map<string, string>()
  const become = (old: string) => {
    if (old === manifest.workspace) return workspace
    const id = isOwn ? old : derivedId(workspace, old)
    return aliases.get(id) ?? id
  }
  return {
    idOf: become,
    mapText: text => text.replace(ID, id => (known.has(id) ? become(id) : id)),
    alias: (id, present) => void aliases.set(id, present),
  }
}

function idIn(line: string, table: string): string {
  const row = parsedRow(line, table)
  if (!isUuid(row.id) || row.id !== row.id.toLowerCase()) throw new ImportRefused('wrong_rows', table)
  return row.id
}

/** A row of an export. Throws `ImportRefused` for what is none. */
export function parsedRow(line: string, table: string): Readonly<Record<string, unknown>> {
  try {
    const row: unknown = JSON.parse(line)
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return { ...row }
  } catch {
    // Told below.
  }
  throw new ImportRefused('wrong_rows', table)
}

/** A uuid (version 8) that follows from the workspace and the id before. */
function derivedId(workspace: string, old: string): string {
  const hex = createHash('sha256').update(`import ${workspace} ${old}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
