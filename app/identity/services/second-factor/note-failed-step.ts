import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { isSecondStepAlarm, SECOND_STEP_ALARM } from '#core/identity/second-step-alarm.ts'
import { addMs } from '#core/shared/time.ts'
import { lockAccount } from '#db/queries/identity/accounts.ts'
import { countSecurityEvents, insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { notifyOwner } from '../notify-owner.ts'

/**
 * Writes down that a second step failed. Many within an hour raise an alarm, in our log and by mail to the owner, once an
 * hour at most: whoever tries codes has passed the first step.
 */
export async function noteFailedStep(
  context: ServiceContext,
  { userId, caller }: { userId: string; caller: Caller },
): Promise<void> {
  await context.db.unscoped.transaction(async sql => {
    const account = await lockAccount(sql, { id: userId })
    if (!account) return
    const at = context.now()
    await insertSecurityEvent(sql, { userId, type: 'second_factor_failed', caller })
    const since = addMs(at, -SECOND_STEP_ALARM.withinMs)
    const failures = await countSecurityEvents(sql, { userId, type: 'second_factor_failed', since })
    const alarms = await countSecurityEvents(sql, { userId, type: 'second_factor_alarm', since })
    if (!isSecondStepAlarm({ failures, alarms })) return
    logger().error({ userId, failures }, 'many failed second steps of one account')
    await notifyOwner(context, sql, {
      userId,
      email: account.email,
      event: 'second_factor_alarm',
      notice: 'second_factor_alarm',
      caller,
    })
  })
}
