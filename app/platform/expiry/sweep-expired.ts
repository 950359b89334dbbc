import { addDays } from '#core/shared/time.ts'
import { LOG_DAYS } from '#core/webhooks/endpoint.ts'
import { deleteSaltsBefore } from '#db/queries/links/visits.ts'
import { deleteExpired } from '#db/queries/platform/expired.ts'
import { listStrandedMails } from '#db/queries/platform/mail.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { deleteOutdated } from '#db/queries/site/outdated.ts'
import { deleteOldDeliveries } from '#db/queries/webhooks/sending.ts'
import type { ServiceContext } from '../context.ts'
import { logger } from '../log/logger.ts'

/** Deletes what is over, and asks again for mails whose job was lost. Safe to run at any time, any number of times. */
export async function sweepExpired(context: ServiceContext): Promise<void> {
  const { db } = context
  const now = context.now()
  const deleted =
    (await db.acrossWorkspaces('sweep', sql => deleteExpired(sql, { now }))) +
    (await db.acrossWorkspaces('sweep', sql => deleteOutdated(sql, { now }))) +
    (await db.acrossWorkspaces('sweep', sql =>
      deleteOldDeliveries(sql, { before: addDays(now, -LOG_DAYS) }),
    )) +
    (await db.acrossWorkspaces('sweep', sql => deleteSaltsBefore(sql, { day: dayBefore(now) })))
  const stranded = await db.acrossWorkspaces('sweep', async sql => {
    const mails = await listStrandedMails(sql, { limit: 500 })
    for (const mailId of mails) await insertOutboxJob(sql, { queue: 'mail.send', payload: { mailId } })
    return mails
  })
  logger().info({ deleted, stranded: stranded.length }, 'swept')
}

/** The day before, in UTC: its salt is still needed by whoever is late at midnight. */
function dayBefore(now: Date): string {
  return addDays(now, -1).toISOString().slice(0, 10)
}
