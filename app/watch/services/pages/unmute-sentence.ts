import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { updateShapeUnmuted } from '#db/queries/watch/pages.ts'

/** Tells of a muted sentence of a page again, from now on and for good. */
export async function unmuteSentence(
  ctx: WorkspaceContext,
  { sourceId, shape }: { sourceId: string; shape: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'brand_watch')
  if (lock) return err(lock)
  if (!isUuid(sourceId) || shape === '') return err('not_found')
  const { workspace } = ctx
  const isDone = await ctx.inWorkspace(sql => updateShapeUnmuted(sql, { workspace, sourceId, shape }))
  return isDone ? ok() : err('not_found')
}
