import type { ServiceContext } from '#app/platform/context.ts'
import { findOpenEmailChange } from '#db/queries/identity/email-changes.ts'

/** The change of address that waits for its codes; null when there is none. */
export async function readEmailChange(
  context: ServiceContext,
  { userId }: { userId: string },
): Promise<{ newEmail: string; expiresAt: Date } | null> {
  const open = await findOpenEmailChange(context.db.unscoped.sql, { userId, now: context.now() })
  return open && { newEmail: open.newEmail, expiresAt: open.expiresAt }
}
