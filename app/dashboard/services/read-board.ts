import type { ServiceContext, WorkspaceContext } from '#app/platform/context.ts'
import type { Viewer } from '#app/platform/viewer.ts'
import { findSituation } from '#app/team/services/workflow/find-situation.ts'
import { hasFeature } from '#core/billing/features.ts'
import type { Access } from '#core/billing/subscription.ts'
import { addDays } from '#core/shared/time.ts'
import { type BoardCounts, type WaitsFor, waitingForYou, waitsFor } from '#core/team/board.ts'
import type { TeamRole } from '#core/team/roles.ts'
import { readBoardRows } from '#db/queries/dashboard/board.ts'
import { readEachWorkspace, type WorkspaceEntry } from './read-each-workspace.ts'

/** One workspace of the board. */
export interface BoardEntry extends WorkspaceEntry {
  readonly role: TeamRole
  /** `read_only` where its plan has ended. */
  readonly access: Access
  readonly counts: BoardCounts
  readonly waiting: number
}

/** What waits for whom in every workspace of a person, where the most waits for them first. */
export async function readBoard(context: ServiceContext, viewer: Viewer): Promise<BoardEntry[]> {
  const entries = await readEachWorkspace(context, { viewer, path: '/app/team/board' }, readEntry)
  return entries.sort((a, b) => b.waiting - a.waiting)
}

async function readEntry(ctx: WorkspaceContext): Promise<Omit<BoardEntry, keyof WorkspaceEntry>> {
  const { userId, workspace, role, tier, access } = ctx
  const now = ctx.now()
  const [rows, situation] = await ctx.readInWorkspace(
    async sql =>
      [
        await readBoardRows(sql, { workspace, now, since: addDays(now, -7), until: addDays(now, 7) }),
        await findSituation(sql, { workspace, timeZone: ctx.timeZone, now }),
      ] as const,
  )
  const reviews: Record<WaitsFor, number> = { you: 0, client: 0, team: 0 }
  for (const review of rows.reviews)
    reviews[waitsFor(review, { userId, role, mode: rows.mode, situation })] += 1
  const { due, notPublished, planned, lostConnections } = rows
  const requests = hasFeature(tier, 'content_requests') ? rows.requests : null
  const people = hasFeature(tier, 'sales_hub') ? rows.people : null
  const counts = { reviews, due, notPublished, planned, lostConnections, requests, people }
  return { role, access, counts, waiting: waitingForYou(counts) }
}
