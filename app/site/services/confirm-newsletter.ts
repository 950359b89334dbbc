import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { consumeToken, findToken } from '#db/queries/identity/tokens.ts'
import { updateNewsletterConfirmed } from '#db/queries/site/visitors.ts'
import { leaveNewsletterUrl } from './leave-newsletter-url.ts'

/** Second half of the double opt-in: the mailed link's button was pressed. Works once. */
export async function confirmNewsletter(
  context: ServiceContext,
  { secret }: { secret: string },
): Promise<Result<object, 'link_over'>> {
  const now = context.now()
  const leaving = await openLinkSecrets(context, 'newsletter')
  return context.db.unscoped.transaction(async sql => {
    const token = await findToken(sql, { hash: hashSecret(secret), purpose: 'newsletter', now })
    if (!token || !(await consumeToken(sql, { id: token.id, now }))) return err('link_over')
    await updateNewsletterConfirmed(sql, { email: token.email, now })
    await enqueueMail(context, sql, {
      to: token.email,
      template: 'newsletter-welcome',
      props: {
        readUrl: `${context.config.appUrl}/insights`,
        leaveUrl: leaveNewsletterUrl(context.config.appUrl, token.email, leaving),
      },
    })
    return ok()
  })
}
