import type { WorkspaceContext } from '#app/platform/context.ts'
import { METRICS, type PostNumbers } from '#core/analytics/networks/post-numbers.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import {
  deleteTypedNumbers,
  findNumberedPost,
  upsertTypedNumbers,
} from '#db/queries/analytics/post-numbers.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { writeLock } from '../write-lock.ts'

/** Saves what somebody typed in for a published post on a platform; without any number, what was typed before goes. */
export async function saveTypedNumbers(
  ctx: WorkspaceContext,
  input: { postId: string; network: PlatformId; numbers: PostNumbers },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found'>> {
  const lock = writeLock(ctx)
  if (lock) return err(lock)
  const { postId, network, numbers } = input
  if (!isUuid(postId)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const post = await findNumberedPost(sql, { workspace, postId, lock: true })
    if (!post?.publishedAt) return err('not_found')
    const measuredOn = wallTimeOf(ctx.now(), ctx.timeZone).day
    if (METRICS.every(metric => numbers[metric] === null))
      await deleteTypedNumbers(sql, { workspace, postId, network })
    else await upsertTypedNumbers(sql, { workspace, postId, network, numbers, measuredOn })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'analytics',
      actionType: 'numbers_typed',
    })
    return ok()
  })
}
