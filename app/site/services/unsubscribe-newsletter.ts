import type { ServiceContext } from '#app/platform/context.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { updateNewsletterUnsubscribed } from '#db/queries/site/visitors.ts'

/** Takes an address off the list. Only with the key that its letters carry; a second time changes nothing. */
export async function unsubscribeNewsletter(
  context: ServiceContext,
  { email, key }: { email: string; key: string },
): Promise<Result<object, 'wrong_link'>> {
  const leaving = await openLinkSecrets(context, 'newsletter')
  if (!leaving.isOf(email, key)) return err('wrong_link')
  await updateNewsletterUnsubscribed(context.db.unscoped.sql, { email, now: context.now() })
  return ok()
}
