import type { ServiceContext } from '#app/platform/context.ts'
import { keyedHashes } from '#app/platform/secrets/sign.ts'
import { mailboxOf } from '#core/identity/account/mailbox.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { insertOrFindTrialMailbox } from '#db/queries/billing/trial-mailboxes.ts'

/**
 * May the workspace of this mailbox have a free trial? The first that asks may, and goes on to; another account of the
 * same mailbox (`name+1@`, dots at Gmail) may not, also once the first is deleted. Within the transaction that gives it.
 */
export async function claimTrial(
  { config, now }: ServiceContext,
  sql: Sql,
  { workspace, email }: { workspace: WorkspaceId; email: string },
): Promise<boolean> {
  const hashes = keyedHashes(mailboxOf(email), config.sessionSecret, 'trial-mailbox')
  return (await insertOrFindTrialMailbox(sql, { hashes, workspace, now: now() })) === workspace
}
