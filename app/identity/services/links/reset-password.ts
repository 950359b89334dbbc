import { isCommonPassword } from '#app/identity/integrations/common-passwords.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { lockAccount, updatePasswordHash } from '#db/queries/identity/accounts.ts'
import { listPasskeys } from '#db/queries/identity/passkeys.ts'
import { deleteSessionsOfUser } from '#db/queries/identity/sessions.ts'
import { consumeToken, consumeTokensOfUser } from '#db/queries/identity/tokens.ts'
import { notifyOwner } from '../notify-owner.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { type OpenLinkInput, openLink } from './open-link.ts'
import { redirectToOf } from './redirect-to-of.ts'
import { verifyMailbox } from './verify-mailbox.ts'

/**
 * Sets a new password with a mailed link and spends it. Every session and every other open link of the account ends;
 * the owner is told by mail. A second factor stays on: a mailbox alone must not take it away. Passkeys stay, too; how many
 * there are is answered, so that nobody overlooks one that is not theirs, and where somebody wanted to go when they asked
 * for the link.
 */
export async function resetPassword(
  context: ServiceContext,
  input: OpenLinkInput & { password: string; caller: Caller },
): Promise<
  Result<
    { userId: string; passkeys: number; redirectTo: string | null },
    'link_over' | 'needs_code' | 'wrong_code' | 'common_password'
  >
> {
  const opened = await openLink(context, 'password_reset', input)
  if (!opened.ok) return opened
  const { token } = opened
  const { userId } = token
  if (!userId) return err('link_over')
  if (await isCommonPassword(input.password)) return err('common_password')
  const passwordHash = await hashPassword(input.password)
  const now = context.now()
  return context.db.unscoped.transaction(async sql => {
    const account = await lockAccount(sql, { id: userId })
    if (!account || !(await consumeToken(sql, { id: token.id, now }))) return err('link_over')
    await verifyMailbox(sql, account, { now, caller: input.caller })
    await updatePasswordHash(sql, { id: userId, passwordHash, at: now })
    await deleteSessionsOfUser(sql, { userId })
    await consumeTokensOfUser(sql, { userId, now })
    await notifyOwner(context, sql, {
      userId,
      email: account.email,
      event: 'password_reset',
      notice: 'password_changed',
      caller: input.caller,
    })
    const passkeys = (await listPasskeys(sql, { userId })).length
    return ok({ userId, passkeys, redirectTo: redirectToOf(token) })
  })
}
