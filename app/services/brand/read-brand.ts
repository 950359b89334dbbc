import type { ClarifyData } from '#core/brand/clarify/keys.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import { findClarifyData, listClarifyEntries } from '#db/queries/brand/clarify.ts'
import type { WorkspaceContext } from '../context.ts'

/** The foundation: the consolidated record, else the answers of the older form, else nothing (spec, section 7). */
export async function readBrand(ctx: WorkspaceContext): Promise<ClarifyData> {
  const { workspace } = ctx
  return ctx.db.inWorkspace(workspace, async sql => {
    const record = await findClarifyData(sql, { workspace })
    if (record && Object.keys(record.clarifyData).length > 0) return normaliseClarify(record.clarifyData)
    const entries = await listClarifyEntries(sql, { workspace })
    return normaliseClarify(Object.fromEntries(entries.map(entry => [entry.question, entry.response])))
  })
}
