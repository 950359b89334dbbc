import { notify } from '#app/notifications/services/notify.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { CALL } from '#core/onboarding/guide/call-slots.ts'
import { whenText } from '#core/schedule/when-text.ts'
import { addDays, addMs, DEFAULT_TIME_ZONE, MINUTE_MS } from '#core/shared/time.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { claimCallReminders, updateCallsOver } from '#db/queries/onboarding/calls.ts'

/** Reminds people a day before their call, once each, and notes which calls are over. Safe to run by many at once. */
export async function remindOfCalls(context: ServiceContext): Promise<number> {
  const now = context.now()
  return context.db.acrossWorkspaces('onboarding', async sql => {
    await updateCallsOver(sql, { before: addMs(now, -CALL.minutes * MINUTE_MS) })
    const due = await claimCallReminders(sql, { before: addDays(now, 1), now })
    for (const { id, userId, startsAt, bookedBy } of due) {
      const profile = await findProfile(sql, { workspace: asWorkspaceId(userId) })
      await notify(sql, {
        workspace: userId,
        event: 'onboarding_call',
        key: `onboarding_call:${id}:reminder`,
        details: { title: whenText(startsAt, profile?.timeZone ?? DEFAULT_TIME_ZONE), note: 'reminder' },
        path: '/app/guide',
        people: bookedBy === null ? [userId] : [userId, bookedBy],
        now,
      })
    }
    return due.length
  })
}
