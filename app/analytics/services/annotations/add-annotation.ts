import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { ANNOTATION_LIMITS } from '#core/analytics/annotations.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { countAnnotations, insertAnnotation } from '#db/queries/analytics/annotations.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { writeLock } from '../write-lock.ts'

/** Notes what happened on a day. A repeat with the same key answers like the first. */
export async function addAnnotation(
  ctx: WorkspaceContext,
  input: { day: string; note: string; idempotencyKey: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'too_many_notes'>> {
  const lock = writeLock(ctx)
  if (lock) return err(lock)
  const { workspace, userId } = ctx
  const { day, note, idempotencyKey } = input
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'add_annotation', key: idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    if (!claim.first && readStoredId(claim.result)) return ok()
    await lockProfile(sql, { workspace })
    if ((await countAnnotations(sql, { workspace })) >= ANNOTATION_LIMITS.annotations)
      return err('too_many_notes')
    const id = await insertAnnotation(sql, { workspace, day, note })
    await updateIdempotencyResult(sql, { ...key, result: { id } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'analytics',
      actionType: 'annotation_added',
    })
    return ok()
  })
}
