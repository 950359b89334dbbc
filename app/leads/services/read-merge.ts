import type { WorkspaceContext } from '#app/platform/context.ts'
import { mergePeople } from '#core/leads/merge.ts'
import { isUuid } from '#db/client.ts'
import { findLead } from '#db/queries/leads/leads.ts'
import { listSamePeople } from '#db/queries/leads/merges.ts'

/** People offered at most. */
const OFFERED = 20

/**
 * Who may be the same as somebody, and what would remain when the one chosen is merged into them; null when there is
 * nobody of that id, or when they are merged away themselves.
 */
export async function readMerge(
  ctx: WorkspaceContext,
  { id, otherId, search }: { id: string; otherId: string | null; search: string },
) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  return ctx.readInWorkspace(async sql => {
    const kept = await findLead(sql, { workspace, id })
    if (!kept || kept.mergedInto) return null
    const found = isUuid(otherId) && otherId !== id ? await findLead(sql, { workspace, id: otherId }) : null
    const other = found?.mergedInto ? null : found
    const people = await listSamePeople(sql, { workspace, lead: kept, search, limit: OFFERED })
    return { kept, people, chosen: other && { other, merged: mergePeople(kept, other) } }
  })
}
