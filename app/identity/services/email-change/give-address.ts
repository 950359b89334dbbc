import { asWorkspaceId, type Sql } from '#db/client.ts'
import { lockAccountByEmail } from '#db/queries/identity/accounts.ts'
import { deleteAccount } from '#db/queries/identity/delete-account.ts'
import { updateAccountEmail } from '#db/queries/identity/email-changes.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'

/**
 * Gives an account an address whose mailbox its owner has shown to read, in the caller's transaction across workspaces;
 * false when another account has shown that, too. One that only typed the address, and never confirmed it, makes way:
 * nobody can hold an address that they don't read. Stripe is told by a job.
 */
export async function giveAddress(
  sql: Sql,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<boolean> {
  const other = await lockAccountByEmail(sql, { email })
  if (other?.emailConfirmedAt && other.id !== userId) return false
  if (other && other.id !== userId) await deleteAccount(sql, { id: other.id, now })
  await updateAccountEmail(sql, { id: userId, email })
  const payload = { workspace: asWorkspaceId(userId) }
  await insertOutboxJob(sql, { queue: 'billing.tell-email', payload })
  return true
}
