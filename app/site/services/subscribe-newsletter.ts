import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { hashSecret, newSecret } from '#app/platform/secrets/secrets.ts'
import { tokenExpiresAt } from '#core/identity/tokens.ts'
import { insertToken } from '#db/queries/identity/tokens.ts'
import { upsertNewsletterSubscriber } from '#db/queries/site/visitors.ts'

/**
 * First half of the double opt-in: mails a link to confirm. Who is on the list already gets no second mail, and the
 * page says the same to all.
 */
export async function subscribeNewsletter(
  context: ServiceContext,
  { email }: { email: string },
): Promise<void> {
  const now = context.now()
  const secret = newSecret()
  await context.db.unscoped.transaction(async sql => {
    const waits = await upsertNewsletterSubscriber(sql, { email })
    if (!waits) return
    await insertToken(sql, {
      hash: hashSecret(secret),
      purpose: 'newsletter',
      userId: null,
      email,
      browserHash: null,
      codeHash: null,
      expiresAt: tokenExpiresAt('newsletter', now),
      now,
    })
    await enqueueMail(context, sql, {
      to: email,
      template: 'newsletter-confirm',
      props: { url: `${context.config.appUrl}/newsletter/confirm?token=${secret}` },
    })
  })
}
