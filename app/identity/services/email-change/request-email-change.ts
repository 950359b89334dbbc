import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { hashMailCode, newCode } from '#app/platform/secrets/secrets.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { tokenExpiresAt } from '#core/identity/tokens.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { findAccount, findAccountByEmail } from '#db/queries/identity/accounts.ts'
import { insertEmailChange } from '#db/queries/identity/email-changes.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { codePlace } from './code-place.ts'

/**
 * Asks for another address (`email`, normalised by the form's schema): a code of ten minutes goes to each of the two
 * mailboxes, and nothing changes until both were typed. Asking again replaces what was asked before. That an address is
 * taken is said, as it is to whoever registers.
 */
export async function requestEmailChange(
  context: ServiceContext,
  { userId, email, caller }: { userId: string; email: string; caller: Caller },
): Promise<Result<object, 'same' | 'taken' | 'gone'>> {
  const now = context.now()
  const { sessionSecret } = context.config
  return context.db.unscoped.transaction(async sql => {
    const account = await findAccount(sql, { id: userId })
    if (!account) return err('gone')
    if (account.email === email) return err('same')
    if ((await findAccountByEmail(sql, { email }))?.emailConfirmedAt) return err('taken')
    const id = randomUUID()
    const [oldCode, code] = [newCode(), newCode()]
    await insertEmailChange(sql, {
      ...{ id, userId, oldEmail: account.email, newEmail: email, requestedAt: now },
      oldCodeHash: hashMailCode(oldCode, codePlace({ id, mailbox: 'old' }), sessionSecret),
      newCodeHash: hashMailCode(code, codePlace({ id, mailbox: 'new' }), sessionSecret),
      expiresAt: tokenExpiresAt('email_change', now),
    })
    const props = {
      ...{ oldEmail: account.email, newEmail: email, resetUrl: `${context.config.appUrl}/auth/forgot` },
      url: `${context.config.appUrl}/app/settings/security/email`,
    }
    await enqueueMail(context, sql, {
      to: account.email,
      template: 'email-change-code',
      props: { ...props, mailbox: 'old', code: oldCode },
    })
    await enqueueMail(context, sql, {
      to: email,
      template: 'email-change-code',
      props: { ...props, mailbox: 'new', code },
    })
    await insertSecurityEvent(sql, { userId, type: 'email_change_requested', caller })
    return ok()
  })
}
