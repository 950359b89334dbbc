import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { instantOf, wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { lockOpenPieces, updatePieceDay } from '#db/queries/campaigns/pieces.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'
import { checkReady } from './check-ready.ts'
import { reschedulePost } from './reschedule-post.ts'

/**
 * Puts one post of a campaign on a day and hour that somebody chose, scheduled or not: bank holidays no longer move it.
 * Of one that goes out more than once the next time is moved. What has gone out stays, and is `not_found` here.
 * `named` says whether its text now names another day.
 */
export async function movePiece(
  ctx: WorkspaceContext,
  input: { id: string; pieceId: string; day: string; minute: number },
): Promise<Result<{ named: boolean }, 'read_only' | 'not_in_plan' | 'not_found' | 'past'>> {
  const lock = featureLock(ctx, 'campaigns')
  if (lock) return err(lock)
  const { id, pieceId, day, minute } = input
  if (!isUuid(id) || !isUuid(pieceId)) return err('not_found')
  const { workspace, timeZone } = ctx
  const now = ctx.now()
  if (instantOf({ day, minute }, timeZone).at <= now) return err('past')
  return ctx.inWorkspace(async sql => {
    const pieces = await lockOpenPieces(sql, { workspace, campaignId: id })
    const piece = pieces.find(each => each.id === pieceId)
    if (!piece) return err('not_found')
    const [nextId] = piece.scheduledPostIds
    const scheduledPost = nextId ? await findScheduledPost(sql, { workspace, id: nextId, lock: true }) : null
    if (scheduledPost) {
      const { at } = instantOf({ day, minute }, scheduledPost.timeZone)
      if (at <= now) return err('past')
      await reschedulePost(ctx, sql, { scheduledPost, at })
    }
    await updatePieceDay(sql, { workspace, id: pieceId, dueOn: day, dueMinute: minute, isDayChosen: true })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'campaigns',
      actionType: 'piece_moved',
      additionalData: { ahead: wallTimeOf(now, timeZone).day < day },
    })
    const { findings } = await checkReady(ctx, sql, { campaignId: id })
    return ok({ named: findings.some(each => each.id === pieceId && each.problem === 'day') })
  })
}
