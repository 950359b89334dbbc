import { featureLock } from '#app/billing/services/feature-lock.ts'
import { notify } from '#app/notifications/services/notify.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { teamMailbox } from '#app/platform/mail/team-mailbox.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { DEFAULT_TIME_ZONE } from '#core/shared/time.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { findNextCall, insertCall } from '#db/queries/onboarding/calls.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { readFreeSlots } from './read-free-slots.ts'

/**
 * Books a call with us at one of the times that are free now, confirms it to whoever booked and to the owner, and tells
 * us. A time that was taken meanwhile, or that nobody offered, is refused; a repeat of the same booking is the booking.
 */
export async function bookCall(
  ctx: WorkspaceContext,
  { startsAt, topic }: { startsAt: Date; topic: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'no_calendar' | 'slot_taken' | 'call_ahead'>> {
  const lock = featureLock(ctx, 'premium_onboarding')
  if (lock) return err(lock)
  const { workspace, userId } = ctx
  const isSame = (start: Date) => start.getTime() === startsAt.getTime()
  const ahead = await ctx.inWorkspace(sql => findNextCall(sql, { workspace }))
  if (ahead?.status === 'booked') return isSame(ahead.startsAt) ? ok() : err('call_ahead')
  const times = await readFreeSlots(ctx)
  if (times.kind !== 'slots') return err('no_calendar')
  if (!times.slots.some(isSame)) return err('slot_taken')
  return ctx.inWorkspace(async sql => {
    const call = await insertCall(sql, { workspace, startsAt, topic, bookedBy: userId })
    if (!call) {
      const now = await findNextCall(sql, { workspace })
      if (now?.status !== 'booked') return err('slot_taken')
      return isSame(now.startsAt) ? ok() : err('call_ahead')
    }
    const profile = await findProfile(sql, { workspace })
    await notify(sql, {
      workspace,
      event: 'onboarding_call',
      key: `onboarding_call:${call.id}`,
      details: { title: whenText(startsAt, ctx.timeZone), note: 'booked' },
      path: '/app/guide',
      people: [workspace, userId],
      now: ctx.now(),
    })
    await enqueueMail(ctx, sql, {
      to: teamMailbox(ctx),
      template: 'onboarding-call',
      props: {
        kind: 'booked',
        when: whenText(startsAt, DEFAULT_TIME_ZONE),
        who: profile?.email ?? '',
        topic,
      },
      idempotencyKey: `onboarding-call:${call.id}`,
    })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'onboarding', actionType: 'call_booked' })
    return ok()
  })
}
