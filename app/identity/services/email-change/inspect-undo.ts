import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { findMadeEmailChange } from '#db/queries/identity/email-changes.ts'

/** What the page behind an undo link shows; null when the link is over. Looking changes nothing. */
export async function inspectUndo(
  context: ServiceContext,
  { secret }: { secret: string },
): Promise<{ oldEmail: string; newEmail: string } | null> {
  const undoHash = hashSecret(secret)
  const change = await findMadeEmailChange(context.db.unscoped.sql, { undoHash, now: context.now() })
  return change && { oldEmail: change.oldEmail, newEmail: change.newEmail }
}
