import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { updateSourcePaused } from '#db/queries/watch/sources.ts'

/** Stops looking at a source, or begins again with the next turn. What it brought stays. */
export async function pauseSource(
  ctx: WorkspaceContext,
  { id, isPaused }: { id: string; isPaused: boolean },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = featureLock(ctx, 'brand_watch')
  if (lock) return err(lock)
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const isDone = await ctx.inWorkspace(sql =>
    updateSourcePaused(sql, { workspace, id, isPaused, now: ctx.now() }),
  )
  return isDone ? ok() : err('not_found')
}
