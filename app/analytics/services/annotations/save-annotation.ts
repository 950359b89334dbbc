import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { updateAnnotation } from '#db/queries/analytics/annotations.ts'
import { writeLock } from '../write-lock.ts'

/** Saves the day and the words of an annotation. */
export async function saveAnnotation(
  ctx: WorkspaceContext,
  annotation: { id: string; day: string; note: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = writeLock(ctx)
  if (lock) return err(lock)
  if (!isUuid(annotation.id)) return err('not_found')
  const { workspace } = ctx
  const isSaved = await ctx.inWorkspace(sql => updateAnnotation(sql, { workspace, ...annotation }))
  return isSaved ? ok() : err('not_found')
}
