import { deleteAccount } from '#app/identity/services/delete-account.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { beginDueDeletions } from '#db/queries/identity/deletions.ts'

/** Accounts that are deleted in one run; the next goes on. */
const BATCH = 20

/**
 * Deletes the accounts whose 14 days are over, each with a receipt by mail. Safe to run at any time: one that was cut off
 * is begun again by the next run.
 */
export async function deleteDueAccounts(context: ServiceContext): Promise<void> {
  const due = await context.db.acrossWorkspaces('sweep', sql =>
    beginDueDeletions(sql, { now: context.now(), limit: BATCH }),
  )
  for (const { userId } of due)
    try {
      await deleteAccount(context, { userId, withReceipt: true })
    } catch (error) {
      // The others need not wait for it; the next run tries again.
      logger().error({ err: error }, 'an account could not be deleted')
    }
}
