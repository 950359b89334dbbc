import { type AtProvider, openProvider } from '#app/billing/services/note/open-provider.ts'
import { standingOf } from '#app/identity/services/sessions/standing-of.ts'
import { actInWorkspace } from '#app/platform/act-in-workspace.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { Viewer } from '#app/platform/viewer.ts'
import { listWorkspaces } from '#app/team/services/list-workspaces.ts'
import { type Known, maySeeBilling, type Sum } from '#core/billing/note/billing-note.ts'
import type { NoteMonth } from '#core/billing/note/note-month.ts'
import { planLimit } from '#core/billing/plans.ts'
import type { TeamRole } from '#core/team/roles.ts'
import { asWorkspaceId } from '#db/client.ts'
import { type NoteRows, readNoteRows } from '#db/queries/billing/note.ts'
import { findPlace } from '#db/queries/team/places.ts'

/** Workspaces of one note; whoever has more sees the first by name, as on the board. */
const MOST = 50

/** A workspace of the note, as far as whoever reads may see what it pays. */
export interface NoteEntry {
  readonly workspace: string
  readonly name: string
  readonly isHere: boolean
  readonly role: TeamRole
  /** Null where only its owner sees it. */
  readonly billing: {
    readonly plan: NoteRows['plan']
    /** Does its plan give access now? */
    readonly isRunning: boolean
    readonly seats: { readonly taken: number; readonly limit: number }
    /** What was paid in the month. */
    readonly paid: Known<readonly Sum[]>
    /** The next charge if nothing changes; null for none. */
    readonly next: Known<(Sum & { readonly at: Date }) | null>
  } | null
}

/**
 * What every workspace of a person pays, one after the other, each read as what they are there. Where the payment provider
 * does not answer it is not asked for the others either; what it would have said is not known.
 */
export async function readBillingNote(
  context: ServiceContext,
  viewer: Viewer,
  month: NoteMonth,
): Promise<NoteEntry[]> {
  const provider = await openProvider(context)
  const entries: NoteEntry[] = []
  for (const { workspace, name, isHere } of listWorkspaces(viewer).slice(0, MOST)) {
    const entry = await readEntry(context, { viewer, id: workspace, month, provider })
    if (entry) entries.push({ ...entry, workspace, name, isHere })
  }
  return entries
}

/** Null where they were removed since their session was read. */
async function readEntry(
  context: ServiceContext,
  { viewer, id, month, provider }: { viewer: Viewer; id: string; month: NoteMonth; provider: AtProvider },
): Promise<Pick<NoteEntry, 'role' | 'billing'> | null> {
  const { userId } = viewer
  const place = await findPlace(context.db.unscoped.sql, { userId, workspace: id })
  if (place?.workspaceId !== id) return null
  const workspace = asWorkspaceId(id)
  const { role, tier, access } = standingOf(place, context.now())
  const person = { userId, workspace, role, tier, access, workspaceTimeZone: place.workspaceTimeZone }
  const ctx = actInWorkspace(context, person, { path: '/app/team/billing' })
  const rows = await ctx.inWorkspace(sql => readNoteRows(sql, { workspace }))
  if (!maySeeBilling(role, rows.adminsSeeBilling)) return { role, billing: null }
  return {
    role,
    billing: {
      plan: rows.plan,
      isRunning: access === 'full',
      seats: { taken: rows.seatsTaken, limit: planLimit(tier, 'collaborators') },
      ...(await provider.ask(rows.customer, month)),
    },
  }
}
