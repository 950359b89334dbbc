import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { canUndoArchive } from '#core/archives/undo.ts'
import { planLimit } from '#core/billing/plans.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { type ArchiveImport, findArchiveImport } from '#db/queries/archives/imports.ts'
import {
  countArchiveItems,
  type ItemCounts,
  listFirstItems,
  type WaitingItem,
} from '#db/queries/archives/items.ts'
import { type Added, countAddedItems } from '#db/queries/archives/undo.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'

/** Items that a preview shows. */
const SHOWN = 5

/** What an import would bring, looked at before anything is made. */
export interface ArchivePreview extends ItemCounts {
  readonly first: readonly WaitingItem[]
  /** Stories that the plan has room for; null when it has no limit. */
  readonly room: number | null
  readonly hasAnalytics: boolean
}

export interface ArchiveImportView {
  readonly of: ArchiveImport
  readonly preview: ArchivePreview | null
  readonly canWrite: boolean
  readonly isUndoable: boolean
  /** What undoing would delete, and what would stay; null where that was not asked, or it cannot be undone. */
  readonly undo: Added | null
}

/**
 * An import from elsewhere as its workspace sees it; null when there is none of that id here. What undoing it would come to
 * is counted only where it is asked for: that looks at everything it added.
 */
export async function readArchiveImport(
  ctx: WorkspaceContext,
  { id, asksUndo }: { id: string; asksUndo: boolean },
): Promise<ArchiveImportView | null> {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const canWrite = roleMay(ctx.role, 'edit') && ctx.access !== 'read_only'
  return ctx.readInWorkspace(async sql => {
    const of = await findArchiveImport(sql, { workspace, id })
    if (!of) return null
    const mine = { workspace, importId: id }
    const isUndoable =
      canWrite && of.state === 'done' && of.added > 0 && canUndoArchive(of.finishedAt, ctx.now())
    const undo = isUndoable && asksUndo ? await countAddedItems(sql, { ...mine, target: of.target }) : null
    if (of.state !== 'ready') return { of, preview: null, canWrite, isUndoable, undo }
    const counts = await countArchiveItems(sql, mine)
    const first = await listFirstItems(sql, { ...mine, limit: SHOWN })
    const limit = planLimit(ctx.tier, 'stories')
    const count = (await findProfile(sql, { workspace }))?.storiesCount ?? 0
    const preview = {
      ...counts,
      first,
      room: Number.isFinite(limit) ? Math.max(0, limit - count) : null,
      hasAnalytics: featureLock(ctx, 'analytics') === null,
    }
    return { of, preview, canWrite, isUndoable, undo }
  })
}
