import { maySeeDeals } from '#app/deals/services/may-see-deals.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { proposalTotals } from '#core/proposals/lines.ts'
import { proposalState } from '#core/proposals/state.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'
import { listProposals } from '#db/queries/proposals/list.ts'
import { findParties } from '#db/queries/proposals/proposals.ts'

const PAGE_SIZE = 20

/**
 * A page of the workspace's proposals, or of one deal's, the newest first; null for whoever may not see them. `removed` is
 * the draft to offer back.
 */
export async function readProposals(
  ctx: WorkspaceContext,
  { dealId, page, removed }: { dealId: string | null; page: number; removed: string | null },
) {
  if (!(await maySeeDeals(ctx))) return null
  const { workspace } = ctx
  const deal = isUuid(dealId) ? dealId : null
  const [list, parties, undo] = await ctx.readInWorkspace(sql =>
    Promise.all([
      listProposals(sql, { workspace, dealId: deal, page: { page, size: PAGE_SIZE } }),
      deal ? findParties(sql, { workspace, dealId: deal }) : null,
      isUuid(removed) && roleMay(ctx.role, 'edit')
        ? findRemoved(sql, { workspace, kind: 'proposal', id: removed })
        : null,
    ]),
  )
  const today = wallTimeOf(ctx.now(), ctx.timeZone).day
  return {
    deal: deal && parties ? { id: deal, title: parties.deal } : null,
    undo,
    page: list.page,
    pages: list.pages,
    rows: list.rows.map(row => ({
      id: row.id,
      number: row.number,
      title: row.frozen?.title ?? row.title,
      person: row.person,
      state: proposalState({ ...row, isSeen: row.seenAt !== null }, today),
      expiresOn: row.expiresOn,
      openQuestions: row.openQuestions,
      totalPence:
        row.totalPence ??
        proposalTotals(row.vatMode, row.frozen?.lines ?? row.lines, row.chosen ?? []).totalPence,
    })),
  }
}
