import type { WorkspaceContext } from '#app/platform/context.ts'
import { PLAN_HOLD_TEXTS } from '#core/posts/approval/approval.ts'
import { deadlineOf } from '#core/posts/deadline.ts'
import { nextOuting } from '#core/schedule/outing.ts'
import { instantOf, wallTimeOf } from '#core/schedule/wall-time.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findOuting, updateOuting, updateStatusFromOutings } from '#db/queries/schedule/outings.ts'
import { findHold } from './find-hold.ts'

/**
 * Moves an outing to another day, and to another time and clock if those are given; dragging gives the day alone, and
 * the time on its clock stays. Moving what was missed or failed plans it again. A version, if given, must be the one
 * that was read.
 */
export async function moveOuting(
  ctx: WorkspaceContext,
  input: { id: string; day: string; minute?: number; timeZone?: string; version?: number },
): Promise<Result<{ at: Date }, 'read_only' | 'not_found' | 'past' | 'not_movable' | 'changed_elsewhere'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(input.id)) return err('not_found')
  const { workspace } = ctx
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    const outing = await findOuting(sql, { workspace, id: input.id, lock: true })
    if (!outing?.scheduledFor) return err('not_found')
    if (input.version && input.version !== outing.version) return err('changed_elsewhere')
    const timeZone = input.timeZone ?? outing.timeZone
    const minute = input.minute ?? wallTimeOf(outing.scheduledFor, timeZone).minute
    const { at } = instantOf({ day: input.day, minute }, timeZone)
    if (at <= now) return err('past')
    const planned = outing.status === 'held' ? 'held' : nextOuting(outing.status, 'schedule')
    if (!planned) return err('not_movable')
    const hold =
      planned === 'held' ? null : await findHold(sql, { workspace, contentId: outing.contentId, at })
    const status = hold ? 'held' : planned
    if (
      outing.status === status &&
      at.getTime() === outing.scheduledFor.getTime() &&
      timeZone === outing.timeZone
    )
      return ok({ at })
    await updateOuting(sql, {
      workspace,
      id: outing.id,
      changes: {
        scheduledFor: at,
        timeZone,
        status,
        reason: '',
        ...(hold ? { heldReason: PLAN_HOLD_TEXTS[hold] } : {}),
        ...(status === outing.status ? {} : { statusSince: now }),
        deadlineAt: deadlineOf('scheduled', { since: now, scheduledFor: at }),
      },
    })
    if (outing.contentId) await updateStatusFromOutings(sql, { workspace, contentId: outing.contentId })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'content', actionType: 'post_moved' })
    return ok({ at })
  })
}
