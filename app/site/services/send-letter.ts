import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { openLinkSecrets } from '#app/platform/secrets/link-secrets.ts'
import { type Letter, letterKey } from '#core/site/letter.ts'
import { listNewsletterReaders } from '#db/queries/site/readers.ts'
import { leaveNewsletterUrl } from './leave-newsletter-url.ts'

/** Readers of one transaction. */
const BATCH = 100

/**
 * Puts a letter into the outbox for every reader who does not have it yet. A run that dies in the middle goes on when it is
 * started again, and two at once send no one two: the outbox knows each reader's letter by a key, for a year. `onProgress` is
 * told how many readers were looked at. Answers how many were sent it now and how many had it already.
 */
export async function sendLetter(
  context: ServiceContext,
  letter: Letter,
  onProgress: (readers: number) => void = () => {},
): Promise<{ sent: number; already: number }> {
  const leaving = await openLinkSecrets(context, 'newsletter')
  const { appUrl: origin } = context.config
  const { id, subject, preview, body } = letter
  let after: string | null = null
  let [sent, already] = [0, 0]
  for (;;) {
    const from: string | null = after
    const batch = await context.db.unscoped.transaction(async sql => {
      const readers = await listNewsletterReaders(sql, { after: from, limit: BATCH })
      let fresh = 0
      for (const reader of readers) {
        const leaveUrl = leaveNewsletterUrl(origin, reader.email, leaving)
        const isFirst = await enqueueMail(context, sql, {
          to: reader.email,
          template: 'newsletter-letter',
          props: { subject, preview, body, origin, leaveUrl },
          idempotencyKey: letterKey(id, reader.id),
        })
        if (isFirst) fresh += 1
      }
      return { count: readers.length, last: readers.at(-1)?.id ?? null, fresh }
    })
    sent += batch.fresh
    already += batch.count - batch.fresh
    onProgress(sent + already)
    after = batch.last
    if (batch.count < BATCH) return { sent, already }
  }
}
