import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { lockAccount } from '#db/queries/identity/accounts.ts'
import {
  deleteWaysInSince,
  findMadeEmailChange,
  updateEmailChangeUndone,
} from '#db/queries/identity/email-changes.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { deleteSessionsOfUser } from '#db/queries/identity/sessions.ts'
import { consumeTokensOfUser } from '#db/queries/identity/tokens.ts'
import { againIfTaken } from './again-if-taken.ts'
import { giveAddress } from './give-address.ts'

/**
 * Undoes a change of address with the link that the old mailbox was sent, whatever address the account has by now. Whoever
 * presses it may have lost the account to somebody: so every session ends, and whatever lets somebody in and was added
 * since the change was asked for goes. `taken`: the old mailbox has confirmed another account meanwhile.
 */
export async function undoEmailChange(
  context: ServiceContext,
  { secret, caller }: { secret: string; caller: Caller },
): Promise<Result<{ email: string }, 'over' | 'taken'>> {
  const now = context.now()
  const undoHash = hashSecret(secret)
  return againIfTaken(() =>
    context.db.acrossWorkspaces('account', async sql => {
      const found = await findMadeEmailChange(sql, { undoHash, now })
      // Looked at again once the account is held: another undo may have been first.
      const account = found && (await lockAccount(sql, { id: found.userId }))
      const change = account && (await findMadeEmailChange(sql, { undoHash, now }))
      if (!account || !change) return err('over')
      const { userId, oldEmail } = change
      if (!(await giveAddress(sql, { userId, email: oldEmail, now }))) return err('taken')
      await updateEmailChangeUndone(sql, { ...change, now })
      await deleteWaysInSince(sql, { userId, since: change.requestedAt, now })
      await deleteSessionsOfUser(sql, { userId })
      await consumeTokensOfUser(sql, { userId, now })
      await insertSecurityEvent(sql, { userId, type: 'email_change_undone', caller })
      for (const to of [oldEmail, account.email])
        await enqueueMail(context, sql, {
          ...{ to, template: 'email-change-undone' },
          props: { email: oldEmail, resetUrl: `${context.config.appUrl}/auth/forgot` },
        })
      return ok({ email: oldEmail })
    }),
  )
}
