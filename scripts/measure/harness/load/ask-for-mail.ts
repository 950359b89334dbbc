import { loadConfig } from '#app/config.server.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import type { AdminDatabase } from '#db/admin.ts'
import { APP_SECRET } from '../servers/app.ts'

/** Asks for a mail to a reader of that number, as a service would. */
export async function askForMail(db: AdminDatabase, n: number): Promise<void> {
  const loaded = loadConfig({ BRANDHEARTH_MODE: 'test', ENCRYPTION_KEY: APP_SECRET })
  if (!loaded.ok) throw new Error(loaded.problems.join(', '))
  const context = { db, now: () => new Date(), config: loaded.config }
  const mail = { to: `reader-${n}@example.test`, template: 'newsletter-confirm' as const }
  await db.transaction(sql =>
    enqueueMail(context, sql, { ...mail, props: { url: 'https://example.test/newsletter/confirm' } }),
  )
}
