import type { ServiceContext } from '#app/platform/context.ts'
import { type Mail, sign } from '#app/platform/mail/layout.ts'
import { newsletterLetter } from '#app/site/emails/newsletter.ts'
import { type Letter, letterKey } from '#core/site/letter.ts'
import { countNewsletterReaders } from '#db/queries/site/readers.ts'

/** A letter as a reader gets it, with a link to unsubscribe that is nobody's, and how many readers there are for it. */
export async function previewLetter(
  { db, config }: Pick<ServiceContext, 'db' | 'config'>,
  letter: Letter,
): Promise<{ mail: Mail; readers: number; sent: number; unconfirmed: number; unsubscribed: number }> {
  const { appUrl: origin } = config
  const leaveUrl = `${origin}/newsletter/unsubscribe`
  const mail = sign(newsletterLetter({ ...letter, origin, leaveUrl }), config.operator, origin)
  return { mail, ...(await countNewsletterReaders(db.unscoped.sql, { keys: letterKey(letter.id, '') })) }
}
