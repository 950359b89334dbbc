import { featureLock } from '#app/billing/services/feature-lock.ts'
import { listPendingPictures } from '#app/media/services/list-pending-pictures.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { CAPTURE_LIMITS } from '#core/captures/limits.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { findCapture, listWaiting } from '#db/queries/captures/pending-captures.ts'

/** What waits to be confirmed, the newest first, and what was just discarded, if it can be restored. */
export async function readCaptures(ctx: WorkspaceContext, { discarded }: { discarded: string | null }) {
  const seen = { workspace: ctx.workspace, viewer: ctx.userId, now: ctx.now() }
  const [captures, gone] = await ctx.readInWorkspace(sql =>
    Promise.all([
      listWaiting(sql, { ...seen, limit: CAPTURE_LIMITS.waiting }),
      isUuid(discarded) ? findCapture(sql, { ...seen, id: discarded }) : null,
    ]),
  )
  return { captures, undo: gone?.state === 'discarded' ? { id: gone.id } : null }
}

/** One capture with its pictures, and what may be done with it; null when it is not there. */
export async function readCapture(ctx: WorkspaceContext, { id }: { id: string }) {
  if (!isUuid(id)) return null
  const seen = { workspace: ctx.workspace, viewer: ctx.userId, now: ctx.now() }
  const capture = await ctx.readInWorkspace(sql => findCapture(sql, { ...seen, id }))
  if (!capture) return null
  return {
    capture,
    pictures: await listPendingPictures(ctx, { captureId: id }),
    canSaveLink: capture.link !== '' && mayKeepLinks(ctx),
  }
}

/** May whoever acts save links in Brand Watch? */
export function mayKeepLinks(ctx: WorkspaceContext): boolean {
  return featureLock(ctx, 'brand_watch') === null && roleMay(ctx.role, 'edit')
}
