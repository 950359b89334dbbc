import { timingSafeEqual } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { updateNewsletterUnsubscribed } from '#db/queries/site/visitors.ts'
import { signUnsubscribe } from './sign-unsubscribe.ts'

/** Takes an address off the list. Only with the key that its letters carry; a second time changes nothing. */
export async function unsubscribeNewsletter(
  context: ServiceContext,
  { email, key }: { email: string; key: string },
): Promise<Result<object, 'wrong_link'>> {
  const expected = Buffer.from(signUnsubscribe(context, email))
  const received = Buffer.from(key)
  if (expected.length !== received.length || !timingSafeEqual(expected, received)) return err('wrong_link')
  await updateNewsletterUnsubscribed(context.db.sql, { email, now: context.now() })
  return ok()
}
