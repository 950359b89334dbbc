import type { WorkspaceContext } from '#app/platform/context.ts'
import { PLAN_HOLD_TEXTS, type PlanHold } from '#core/posts/approval/approval.ts'
import { deadlineOf } from '#core/posts/deadline.ts'
import type { PostEvent } from '#core/posts/status.ts'
import { canPlanOn } from '#core/schedule/limit.ts'
import { nextOuting, type OutingStatus } from '#core/schedule/outing.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { addMs, HOUR_MS } from '#core/shared/time.ts'
import { isUuid } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { listPlatformsInUse } from '#db/queries/schedule/list-outings.ts'
import {
  findOuting,
  type OutingChanges,
  updateOuting,
  updateSeriesCancelled,
  updateStatusFromOutings,
} from '#db/queries/schedule/outings.ts'
import { findHold } from './find-hold.ts'

/** What a founder may do with something planned, and the event that it is for the states. */
const EVENTS = {
  hand_over: 'hand_over',
  not_yet: 'hand_over',
  out: 'confirm_out',
  remove: 'unschedule',
  remove_series: 'unschedule',
  hold: 'hold',
  release: 'release',
  restore: 'schedule',
} as const satisfies Record<string, PostEvent>

export type OutingAction = keyof typeof EVENTS

/** How much later we ask again after "Not yet". */
const ASK_AGAIN_MS = 24 * HOUR_MS

/**
 * Hands an outing over, says that it is out or not yet, takes it (or its series from here on) out of the plan, puts it
 * back, holds it or lets it go. What was done already is answered as done; what makes no sense in its state is
 * `not_possible`. A restored or released one whose time went by is missed, to be planned anew; while the people in its
 * story do not allow it, it is not let go, and waits when it is put back.
 */
export async function changeOuting(
  ctx: WorkspaceContext,
  input: { id: string; action: OutingAction; link?: string },
): Promise<
  Result<
    { status: OutingStatus; removed: number },
    'read_only' | 'not_found' | 'not_possible' | 'no_room' | PlanHold
  >
> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(input.id)) return err('not_found')
  const { workspace } = ctx
  const { action } = input
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    if (action === 'restore') await lockProfile(sql, { workspace })
    const outing = await findOuting(sql, { workspace, id: input.id, lock: true })
    if (!outing?.scheduledFor) return err('not_found')
    const { scheduledFor } = outing
    let status = nextOuting(outing.status, EVENTS[action])
    if (isDoneAlready(outing.status, action)) return ok({ status: outing.status, removed: 0 })
    if (!status || (action === 'not_yet' && outing.status !== 'handed_over')) return err('not_possible')
    if (action === 'restore') {
      const room = canPlanOn(ctx.tier, await listPlatformsInUse(sql, { workspace }), outing.platform)
      if (!room.ok) return err('no_room')
    }
    const hold =
      status === 'scheduled'
        ? await findHold(sql, { workspace, contentId: outing.contentId, at: scheduledFor })
        : null
    if (hold && action === 'release') return err(hold)
    if (hold) status = 'held'
    if (status === 'scheduled' && scheduledFor <= now) status = 'missed'
    const changes: OutingChanges = {
      status,
      statusSince: now,
      deadlineAt:
        action === 'not_yet'
          ? addMs(now, 2 * ASK_AGAIN_MS)
          : status === 'cancelled' || status === 'missed'
            ? null
            : deadlineOf(status, { since: now, scheduledFor }),
      reason: status === 'missed' ? 'Its time went by while it was out of the plan.' : '',
      heldReason: hold ? PLAN_HOLD_TEXTS[hold] : action === 'hold' ? 'You are holding it.' : '',
      ...(action === 'out' ? { publishedAt: now, link: input.link ?? '' } : {}),
    }
    await updateOuting(sql, { workspace, id: outing.id, changes })
    const removed =
      action === 'remove_series' && outing.seriesId
        ? 1 +
          (await updateSeriesCancelled(sql, {
            workspace,
            seriesId: outing.seriesId,
            from: scheduledFor,
            now,
          }))
        : status === 'cancelled'
          ? 1
          : 0
    if (outing.contentId) await updateStatusFromOutings(sql, { workspace, contentId: outing.contentId })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'content', actionType: `post_${action}` })
    return ok({ status, removed })
  })
}

function isDoneAlready(status: OutingStatus, action: OutingAction): boolean {
  if (action === 'out') return status === 'published'
  if (action === 'remove') return status === 'cancelled'
  if (action === 'hand_over') return status === 'handed_over'
  if (action === 'hold') return status === 'held'
  return (action === 'release' || action === 'restore') && status === 'scheduled'
}
