import type { WorkspaceContext } from '#app/platform/context.ts'
import { threadOf } from '#core/deals/thread.ts'
import { leadScore, SCORED_DAYS } from '#core/leads/score.ts'
import { addDays } from '#core/shared/time.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { findThread } from '#db/queries/deals/thread.ts'
import { listConsents } from '#db/queries/leads/consents.ts'
import { listErasures } from '#db/queries/leads/erasures.ts'
import { listLeadFiles } from '#db/queries/leads/files.ts'
import { findLead, listDealsOfLead } from '#db/queries/leads/leads.ts'
import { factsOf } from '#db/queries/leads/list-leads.ts'
import { findLastMerge } from '#db/queries/leads/merges.ts'
import { findLeadTraces, listTimeline, type TimelineLine } from '#db/queries/leads/timeline.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'
import { addressHashes } from './address-hashes.ts'

/** Lines of the timeline on one page. */
const LINES = 15

/** Everything a person's page shows, from statements sent together; null when there is nobody of that id. */
export async function readPerson(
  ctx: WorkspaceContext,
  { id, page, removedFile = null }: { id: string; page: number; removedFile?: string | null },
) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const now = ctx.now()
  const [lead, traces, lines, consents, deals, merge, files, thread, undo] = await ctx.readInWorkspace(sql =>
    Promise.all([
      findLead(sql, { workspace, id }),
      findLeadTraces(sql, { workspace, leadId: id, since: addDays(now, -SCORED_DAYS) }),
      listTimeline(sql, { workspace, leadId: id, limit: LINES + 1, offset: (page - 1) * LINES }),
      listConsents(sql, { workspace, leadId: id }),
      listDealsOfLead(sql, { workspace, leadId: id }),
      findLastMerge(sql, { workspace, keptId: id }),
      listLeadFiles(sql, { workspace, leadId: id }),
      findThread(sql, { workspace, kind: 'person', id }),
      removedFile !== null && isUuid(removedFile)
        ? findRemoved(sql, { workspace, kind: 'lead_file', id: removedFile })
        : null,
    ]),
  )
  if (!lead || !traces) return null
  const hashes = lead.email === '' ? [] : addressHashes(ctx, { workspace, email: lead.email })
  const [erasure] = await ctx.readInWorkspace(sql => listErasures(sql, { workspace, hashes, limit: 1 }))
  const { counted, ...touches } = traces
  return {
    lead,
    thread: threadOf(thread, { kind: 'person', id }),
    erasedAt: erasure?.erasedAt ?? null,
    canErase: roleMay(ctx.role, 'edit'),
    ...touches,
    ...leadScore(factsOf(lead, counted), now),
    timeline: lines.slice(0, LINES).map(lineOf),
    page,
    hasOlder: lines.length > LINES,
    consents,
    deals,
    merge,
    files: files.map(({ id: fileId, name, bytes }) => ({ id: fileId, name, bytes })),
    removedFile: undo?.leadId === id ? { id: undo.id, name: undo.name } : null,
  }
}

/** A line of the timeline without what it does not say: most lead nowhere. */
function lineOf({ id, kind, happenedAt, ...said }: TimelineLine) {
  const known = Object.entries(said).filter(([, value]) => value !== null && value !== '')
  return { id, kind, happenedAt, ...(Object.fromEntries(known) as Partial<typeof said>) }
}
