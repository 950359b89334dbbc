import { addressHashes } from '#app/leads/services/address-hashes.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { ImportReport, TableReport } from '#core/settings/imports.ts'
import { isMissed } from '#core/settings/settle-row.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { listErasureHashes } from '#db/queries/leads/erasures.ts'
import { listMemberIds, silenceNews } from '#db/queries/settings/import-rows.ts'
import type { ImportableTable } from '#db/queries/settings/importable-tables.ts'
import { type Brought, bringTable } from './bring-table.ts'
import { type IdMap, parsedRow } from './map-ids.ts'
import type { FilePlan } from './plan-files.ts'
import { readRows } from './read-rows.ts'
import type { UnpackedExport } from './unpack-export.ts'

interface Bringing {
  readonly workspace: WorkspaceId
  readonly unpacked: UnpackedExport
  readonly importable: readonly ImportableTable[]
  readonly ids: IdMap
  readonly files: FilePlan
  readonly pausedWords: string
}

/**
 * Brings every row of an export, within the transaction it is given: what is there stays as it is, and nothing goes out
 * because of it. Throws `ImportRefused` for rows that are not what an export holds.
 */
export async function bringRows(
  context: Pick<ServiceContext, 'config' | 'now'>,
  sql: Sql,
  { workspace, unpacked, importable, ids, files, pausedWords }: Bringing,
): Promise<ImportReport> {
  const now = context.now()
  const { manifest, tables: paths } = unpacked
  const brought: Brought = { present: new Map(), renamed: [], paused: 0 }
  const erased = await listErasureHashes(sql, { workspace })
  const preparing = {
    workspace,
    unpacked,
    ids,
    members: await listMemberIds(sql, { workspace }),
    present: brought.present,
    missed: await missedPosts({ unpacked, ids, now }),
    isErased: (email: string) =>
      erased.size > 0 && addressHashes(context, { workspace, email }).some(hash => erased.has(hash)),
    leave: files.leave,
    pausedWords,
    now,
  }
  await silenceNews(sql)
  const tables: TableReport[] = []
  for (const table of importable) {
    const path = paths.get(table.table)
    if (path !== undefined) tables.push(await bringTable(sql, { workspace, table, path, preparing, brought }))
  }
  return {
    exportedAt: manifest.startedAt,
    isOwn: manifest.workspace === workspace,
    tables,
    renamed: brought.renamed,
    paused: brought.paused,
    filesMissing: files.missing,
    filesWithoutRoom: files.withoutRoom,
  }
}

/** Posts that were to go out and whose time has passed, as their ids become. */
async function missedPosts({
  unpacked,
  ids,
  now,
}: Pick<Bringing, 'unpacked' | 'ids'> & { now: Date }): Promise<Set<unknown>> {
  const missed = new Set<unknown>()
  const path = unpacked.tables.get('content_planner')
  if (path === undefined) return missed
  for await (const line of readRows('content_planner', path)) {
    const row = parsedRow(ids.mapText(line), 'content_planner')
    if (isMissed(row, now)) missed.add(row.content_id)
  }
  return missed
}
