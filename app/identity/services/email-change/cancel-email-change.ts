import type { ServiceContext } from '#app/platform/context.ts'
import { deleteOpenEmailChange } from '#db/queries/identity/email-changes.ts'

/** Drops a change of address that waits for its codes. */
export async function cancelEmailChange(
  context: ServiceContext,
  { userId }: { userId: string },
): Promise<void> {
  await deleteOpenEmailChange(context.db.unscoped.sql, { userId })
}
