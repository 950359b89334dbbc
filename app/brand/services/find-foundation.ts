import type { ClarifyData } from '#core/brand/clarify/keys.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { findClarifyData, listClarifyEntries } from '#db/queries/brand/clarify.ts'

/** The brand foundation inside an open transaction: the consolidated record, else the answers of the older form. */
export async function findFoundation(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<ClarifyData> {
  const record = await findClarifyData(sql, { workspace })
  if (record && Object.keys(record.clarifyData).length > 0) return normaliseClarify(record.clarifyData)
  const entries = await listClarifyEntries(sql, { workspace })
  return normaliseClarify(Object.fromEntries(entries.map(entry => [entry.question, entry.response])))
}
