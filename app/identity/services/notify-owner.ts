import type { ServiceContext } from '#app/platform/context.ts'
import type { MailProps } from '#app/platform/mail/enqueue-mail.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { deviceName, placeName } from '#core/identity/account/device-name.ts'
import type { Sql } from '#db/client.ts'
import { insertSecurityEvent, type SecurityEventType } from '#db/queries/identity/security-events.ts'

/** Writes down a sensitive change and tells the owner of the account by mail, in the transaction that made it. */
export async function notifyOwner(
  context: ServiceContext,
  sql: Sql,
  change: {
    userId: string
    email: string
    event: SecurityEventType
    notice: MailProps['security-notice']['kind']
    /** What else the event says: ids, no names. */
    data?: Record<string, string>
    caller?: Caller | undefined
  },
): Promise<void> {
  const { userId, email, event, notice, caller, data } = change
  await insertSecurityEvent(sql, { userId, type: event, caller, ...(data ? { data } : {}) })
  await enqueueMail(context, sql, {
    to: email,
    template: 'security-notice',
    props: {
      kind: notice,
      at: context.now().toISOString(),
      device: deviceName(caller?.userAgent ?? ''),
      place: placeName(caller?.ip ?? ''),
      url: `${context.config.appUrl}/app/settings/security`,
      resetUrl: `${context.config.appUrl}/auth/forgot`,
    },
  })
}
