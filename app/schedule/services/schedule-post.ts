import { randomUUID } from 'node:crypto'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import { PLAN_HOLD_TEXTS } from '#core/posts/approval/approval.ts'
import { canPlanOn } from '#core/schedule/limit.ts'
import { repeatInstants } from '#core/schedule/repeat.ts'
import { repeatOf, type ScheduleForm } from '#core/schedule/schema.ts'
import { type PlanWarning, planWarnings } from '#core/schedule/warnings.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { findContent } from '#db/queries/posts/content.ts'
import { listOutingsNear, listPlatformsInUse } from '#db/queries/schedule/list-outings.ts'
import { insertOutings, updateStatusFromOutings } from '#db/queries/schedule/outings.ts'
import { findHold } from './find-hold.ts'

const WARNING_DAYS = 30

/**
 * Plans a post for a time on some clock, once or by a rule. The platforms of the tier are counted under a lock, so that
 * of many presses at once only as many count as there is room for. A clash or a repeated text is answered with
 * `warned` until `anyway` says that it is meant. A repeat with the same key answers with the first one's outing.
 * What the people in its story do not allow by then is planned as held.
 */
export async function schedulePost(
  ctx: WorkspaceContext,
  input: { postId: string; form: ScheduleForm; idempotencyKey: string },
): Promise<
  | Result<{ outingId: string; at: Date; count: number; isHeld: boolean }, 'read_only' | 'not_found' | 'past'>
  | { readonly ok: false; readonly reason: 'warned'; readonly warnings: readonly PlanWarning[] }
  | {
      readonly ok: false
      readonly reason: 'platform_limit_reached'
      readonly limit: number
      readonly kept: readonly string[]
    }
> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(input.postId)) return err('not_found')
  const { workspace, userId } = ctx
  const { form, postId } = input
  const now = ctx.now()
  const repeat = repeatOf(form)
  const times = repeatInstants({ day: form.day, minute: form.time }, repeat, form.timeZone)
  const at = times[0]
  if (!at || at <= now) return err('past')
  return ctx.inWorkspace(async sql => {
    const key = { scope: userId, action: 'schedule_post', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    const repeated = claim.first ? null : readStoredId(claim.result)
    if (repeated) return ok({ outingId: repeated, at, count: times.length, isHeld: false })
    await lockProfile(sql, { workspace })
    const [post, inUse, near] = await Promise.all([
      findContent(sql, { workspace, id: postId }),
      listPlatformsInUse(sql, { workspace }),
      form.anyway ? [] : listOutingsNear(sql, { workspace, platform: form.platform, at, days: WARNING_DAYS }),
    ])
    if (!post) return err('not_found')
    const room = canPlanOn(ctx.tier, inUse, form.platform)
    if (!room.ok) return room
    const warnings = planWarnings({ platform: form.platform, at, body: post.body }, near)
    if (warnings.length > 0) return { ok: false, reason: 'warned', warnings }
    const hold = await findHold(sql, { workspace, contentId: postId, at })
    const [outingId] = await insertOutings(sql, {
      workspace,
      contentId: postId,
      title: '',
      platform: form.platform,
      times,
      timeZone: form.timeZone,
      repeat,
      seriesId: times.length > 1 ? randomUUID() : null,
      heldReason: hold ? PLAN_HOLD_TEXTS[hold] : '',
      now,
    })
    if (!outingId) throw new Error('Nothing was planned')
    await updateStatusFromOutings(sql, { workspace, contentId: postId })
    await updateIdempotencyResult(sql, { ...key, result: { id: outingId } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'content',
      actionType: 'post_scheduled',
      additionalData: { platform: form.platform, times: times.length },
    })
    return ok({ outingId, at, count: times.length, isHeld: hold !== null })
  })
}
