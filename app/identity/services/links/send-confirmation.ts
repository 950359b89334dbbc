import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { hashMailCode, hashSecret, newCode, newSecret } from '#app/platform/secrets/secrets.ts'
import type { PlanWish } from '#core/billing/plan-wish.ts'
import { tokenExpiresAt } from '#core/identity/tokens.ts'
import type { TriedSentence } from '#core/site/tried-sentence.ts'
import type { Sql } from '#db/client.ts'
import { insertToken } from '#db/queries/identity/tokens.ts'

/** Mails a fresh confirmation link and code inside the caller's transaction; older ones stop working. */
export async function sendConfirmation(
  context: ServiceContext,
  sql: Sql,
  to: {
    userId: string
    email: string
    browser: string
    redirectTo: string | null
    plan: PlanWish | null
    tried: TriedSentence | null
  },
): Promise<void> {
  const secret = newSecret()
  const code = newCode()
  const now = context.now()
  const hash = hashSecret(secret)
  await insertToken(sql, {
    hash,
    purpose: 'email_confirmation',
    userId: to.userId,
    email: to.email,
    browserHash: hashSecret(to.browser),
    codeHash: hashMailCode(code, hash, context.config.sessionSecret),
    payload: {
      redirectTo: to.redirectTo,
      plan: to.plan && { ...to.plan },
      tried: to.tried && { ...to.tried },
    },
    expiresAt: tokenExpiresAt('email_confirmation', now),
    now,
  })
  await enqueueMail(context, sql, {
    to: to.email,
    template: 'confirm-email',
    props: { url: `${context.config.appUrl}/auth/confirm?token=${secret}`, code },
  })
}
