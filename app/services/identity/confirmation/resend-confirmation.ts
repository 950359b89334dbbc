import { findAccountByEmail } from '#db/queries/identity/accounts.ts'
import type { ServiceContext } from '../context.ts'
import { enqueueMail } from '../support/enqueue-mail.ts'
import { sendConfirmation } from './send-confirmation.ts'

/**
 * Sends the confirmation again. Says nothing about whether the account exists: the answer is the same, and what
 * there is to say goes to the mailbox.
 */
export async function resendConfirmation(
  context: ServiceContext,
  input: { email: string; browser: string },
): Promise<void> {
  await context.db.transaction(async sql => {
    const account = await findAccountByEmail(sql, { email: input.email })
    if (!account) return
    if (account.emailConfirmedAt) {
      await enqueueMail(context, sql, {
        to: account.email,
        template: 'account-exists',
        props: { url: `${context.config.appUrl}/auth` },
      })
      return
    }
    await sendConfirmation(context, sql, {
      userId: account.id,
      email: account.email,
      name: account.fullName,
      browser: input.browser,
    })
  })
}
