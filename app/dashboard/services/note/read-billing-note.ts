import { type AtProvider, openProvider } from '#app/billing/services/note/open-provider.ts'
import type { ServiceContext, WorkspaceContext } from '#app/platform/context.ts'
import type { Viewer } from '#app/platform/viewer.ts'
import { type Known, maySeeBilling, type Sum } from '#core/billing/note/billing-note.ts'
import type { NoteMonth } from '#core/billing/note/note-month.ts'
import { planLimit } from '#core/billing/plans.ts'
import type { TeamRole } from '#core/team/roles.ts'
import { type NoteRows, readNoteRows } from '#db/queries/billing/note.ts'
import { readEachWorkspace, type WorkspaceEntry } from '../read-each-workspace.ts'

/** A workspace of the note, as far as whoever reads may see what it pays. */
export interface NoteEntry extends WorkspaceEntry {
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
 * What every workspace of a person pays. Where the payment provider does not answer it is not asked for the others either;
 * what it would have said is not known.
 */
export async function readBillingNote(
  context: ServiceContext,
  viewer: Viewer,
  month: NoteMonth,
): Promise<NoteEntry[]> {
  const provider = await openProvider(context)
  return readEachWorkspace(context, { viewer, path: '/app/team/billing' }, ctx =>
    readEntry(ctx, { month, provider }),
  )
}

async function readEntry(
  ctx: WorkspaceContext,
  { month, provider }: { month: NoteMonth; provider: AtProvider },
): Promise<Omit<NoteEntry, keyof WorkspaceEntry>> {
  const { workspace, role, tier, access } = ctx
  const rows = await ctx.readInWorkspace(sql => readNoteRows(sql, { workspace }))
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
