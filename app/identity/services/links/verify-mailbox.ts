import type { Caller } from '#core/identity/account/caller.ts'
import type { Sql } from '#db/client.ts'
import { type Account, updateEmailConfirmed, updateUnprovenAccount } from '#db/queries/identity/accounts.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { attachQuizResponses } from '#db/queries/site/quiz.ts'

/**
 * Records that whoever acts reads the mail of this account (its row is locked by the caller). The first time this
 * drops password, other ways in and sessions that were made without it, and brings an earlier quiz along.
 */
export async function verifyMailbox(
  sql: Sql,
  account: Account,
  { now, caller }: { now: Date; caller: Caller },
): Promise<void> {
  if (account.emailConfirmedAt) return
  await updateUnprovenAccount(sql, { id: account.id })
  await updateEmailConfirmed(sql, { id: account.id, at: now })
  await attachQuizResponses(sql, { userId: account.id, email: account.email })
  await insertSecurityEvent(sql, { userId: account.id, type: 'email_confirmed', caller })
}
