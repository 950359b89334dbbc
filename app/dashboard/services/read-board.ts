import { standingOf } from '#app/identity/services/sessions/standing-of.ts'
import { actInWorkspace } from '#app/platform/act-in-workspace.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { Viewer } from '#app/platform/viewer.ts'
import { listWorkspaces } from '#app/team/services/list-workspaces.ts'
import { findSituation } from '#app/team/services/workflow/find-situation.ts'
import { hasFeature } from '#core/billing/features.ts'
import type { Access } from '#core/billing/subscription.ts'
import { addDays } from '#core/shared/time.ts'
import { type BoardCounts, type WaitsFor, waitingForYou, waitsFor } from '#core/team/board.ts'
import type { TeamRole } from '#core/team/roles.ts'
import { asWorkspaceId } from '#db/client.ts'
import { readBoardRows } from '#db/queries/dashboard/board.ts'
import { findPlace } from '#db/queries/team/places.ts'

/** Workspaces of one board; whoever has more sees the first by name. */
const MOST = 50

/** One workspace of the board. */
export interface BoardEntry {
  readonly workspace: string
  readonly name: string
  readonly isHere: boolean
  readonly role: TeamRole
  /** `read_only` where its plan has ended. */
  readonly access: Access
  readonly counts: BoardCounts
  readonly waiting: number
}

/**
 * What waits for whom in every workspace of a person, where the most waits for them first. Each is read as what they are
 * there, one after the other: a page for now and then must not take every connection.
 */
export async function readBoard(context: ServiceContext, viewer: Viewer): Promise<BoardEntry[]> {
  const entries: BoardEntry[] = []
  for (const { workspace, name, isHere } of listWorkspaces(viewer).slice(0, MOST)) {
    const entry = await readEntry(context, viewer, workspace)
    if (entry) entries.push({ ...entry, workspace, name, isHere })
  }
  return entries.sort((a, b) => b.waiting - a.waiting)
}

/** Null where they were removed since their session was read. */
async function readEntry(
  context: ServiceContext,
  viewer: Viewer,
  id: string,
): Promise<Pick<BoardEntry, 'role' | 'access' | 'counts' | 'waiting'> | null> {
  const now = context.now()
  const { userId } = viewer
  const place = await findPlace(context.db.unscoped.sql, { userId, workspace: id })
  if (place?.workspaceId !== id) return null
  const workspace = asWorkspaceId(id)
  const { role, tier, access } = standingOf(place, now)
  const person = { userId, workspace, role, tier, access, workspaceTimeZone: place.workspaceTimeZone }
  const ctx = actInWorkspace(context, person, { path: '/app/team/board' })
  const [rows, situation] = await ctx.inWorkspace(
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
