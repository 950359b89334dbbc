import type { ServiceContext } from '#app/platform/context.ts'
import { type Mail, sign } from '#app/platform/mail/layout.ts'
import { type Letter, letterKey } from '#core/site/letter.ts'
import { countNewsletterReaders } from '#db/queries/site/readers.ts'

/**
 * A letter as a reader gets it, with a link to unsubscribe that is nobody's, and how many readers there are for it. `render` makes
 * a mail by its name, as the worker does.
 */
export async function previewLetter(
  { db, config }: Pick<ServiceContext, 'db' | 'config'>,
  letter: Letter,
  render: (template: string, props: unknown) => Mail,
): Promise<{ mail: Mail; readers: number; sent: number; unconfirmed: number; unsubscribed: number }> {
  const { appUrl: origin } = config
  const leaveUrl = `${origin}/newsletter/unsubscribe`
  const { subject, preview, body } = letter
  const unsigned = render('newsletter-letter', { subject, preview, body, origin, leaveUrl })
  const mail = sign(unsigned, config.operator, origin)
  return { mail, ...(await countNewsletterReaders(db.unscoped.sql, { keys: letterKey(letter.id, '') })) }
}
