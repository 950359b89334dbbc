import type { WorkspaceContext } from '#app/platform/context.ts'
import { CAPTURE_LIMITS } from '#core/captures/limits.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { addDays } from '#core/shared/time.ts'
import { isUuid } from '#db/client.ts'
import { findCapture, updateCaptureState } from '#db/queries/captures/pending-captures.ts'

/** Discards a capture, which can be restored for a day, or restores one. */
export async function discardCapture(
  ctx: WorkspaceContext,
  { id, isRestored }: { id: string; isRestored: boolean },
): Promise<Result<object, 'read_only' | 'not_found'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(id)) return err('not_found')
  const { workspace, userId: viewer } = ctx
  const now = ctx.now()
  const change = isRestored
    ? ({ from: 'discarded', to: 'waiting', expiresAt: addDays(now, CAPTURE_LIMITS.days) } as const)
    : ({ from: 'waiting', to: 'discarded', expiresAt: addDays(now, CAPTURE_LIMITS.undoDays) } as const)
  return ctx.inWorkspace(async sql => {
    if (!(await findCapture(sql, { workspace, viewer, id, now }))) return err('not_found')
    return (await updateCaptureState(sql, { workspace, id, ...change })) ? ok() : err('not_found')
  })
}
