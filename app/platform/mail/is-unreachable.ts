import type { ServiceContext } from '#app/platform/context.ts'
import { addMs, DAY_MS } from '#core/shared/time.ts'
import { findIsUndeliverable } from '#db/queries/platform/mail.ts'
import { MAIL_TRIES } from './deliver-mail.ts'

/** A mail that was given up longer ago says little about an address. */
const COUNTS_MS = 30 * DAY_MS

/** Whether our mail to an address was given up after two days of tries, and nothing has arrived there since. */
export function isUnreachable(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  { email }: { email: string },
): Promise<boolean> {
  const since = addMs(now(), -COUNTS_MS)
  return db.acrossWorkspaces('mail', sql => findIsUndeliverable(sql, { to: email, tries: MAIL_TRIES, since }))
}
