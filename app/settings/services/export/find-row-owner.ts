import type { ServiceContext } from '#app/platform/context.ts'
import { findAccount } from '#db/queries/identity/accounts.ts'
import type { RowOwner } from './read-owned-rows.ts'

/** Whose rows an export of this account holds; null when there is no such account. */
export async function findRowOwner(
  { db }: Pick<ServiceContext, 'db'>,
  { userId }: { userId: string },
): Promise<RowOwner | null> {
  const account = await findAccount(db.unscoped.sql, { id: userId })
  return account && { id: account.id, email: account.emailConfirmedAt ? account.email : null }
}
