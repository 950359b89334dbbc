import { deleteExpired } from '#db/queries/platform/expired.ts'
import { listStrandedMails } from '#db/queries/platform/mail.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { deleteOutdated } from '#db/queries/site/outdated.ts'
import type { ServiceContext } from '../context.ts'
import { logger } from '../log/logger.ts'

/** Deletes what is over, and asks again for mails whose job was lost. Safe to run at any time, any number of times. */
export async function sweepExpired(context: ServiceContext): Promise<void> {
  const { sql } = context.db
  const now = context.now()
  const deleted = (await deleteExpired(sql, { now })) + (await deleteOutdated(sql, { now }))
  const stranded = await listStrandedMails(sql, { limit: 500 })
  for (const mailId of stranded) await insertOutboxJob(sql, { queue: 'mail.send', payload: { mailId } })
  logger().info({ deleted, stranded: stranded.length }, 'swept')
}
