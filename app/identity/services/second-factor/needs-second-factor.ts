import type { ServiceContext } from '#app/platform/context.ts'
import { findTwoFactor } from '#db/queries/identity/second-factor.ts'

/** Whether signing in asks this account for a second step, whatever the first was (a passkey alone is both). */
export async function needsSecondFactor(
  context: ServiceContext,
  { userId }: { userId: string },
): Promise<boolean> {
  const factor = await findTwoFactor(context.db.unscoped.sql, { userId })
  return factor?.confirmedAt != null
}
