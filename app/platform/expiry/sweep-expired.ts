import { addDays } from '#core/shared/time.ts'
import { ITEM_DAYS } from '#core/watch/item.ts'
import { LOG_DAYS } from '#core/webhooks/endpoint.ts'
import { forgetSums, listUnreadWorkspaces } from '#db/queries/analytics/sums.ts'
import { deleteSaltsBefore } from '#db/queries/links/visits.ts'
import { deleteExpired } from '#db/queries/platform/expired.ts'
import { listStrandedMails } from '#db/queries/platform/mail.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { deleteOutdated } from '#db/queries/site/outdated.ts'
import { deleteOldItems } from '#db/queries/watch/old-items.ts'
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
  const items = await sweepItems(context, now)
  const sums = await sweepSums(context, now)
  const stranded = await db.acrossWorkspaces('sweep', async sql => {
    const mails = await listStrandedMails(sql, { limit: 500 })
    for (const mailId of mails) await insertOutboxJob(sql, { queue: 'mail.send', payload: { mailId } })
    return mails
  })
  logger().info({ deleted, items, sums, stranded: stranded.length }, 'swept')
}

/** Items of one transaction, and transactions of a run; the next run goes on. */
const ITEM_BATCH = 1000
const MOST_ITEM_BATCHES = 20

/** Deletes what sources brought and nobody wanted. */
async function sweepItems({ db }: ServiceContext, now: Date): Promise<number> {
  const limits = {
    before: addDays(now, -ITEM_DAYS.unwanted),
    hiddenBefore: addDays(now, -ITEM_DAYS.hidden),
    limit: ITEM_BATCH,
    now,
  }
  let deleted = 0
  for (let batch = 0; batch < MOST_ITEM_BATCHES; batch += 1) {
    const gone = await db.acrossWorkspaces('sweep', sql => deleteOldItems(sql, limits))
    deleted += gone
    if (gone < ITEM_BATCH) break
  }
  return deleted
}

/** Workspaces whose sums are forgotten in a run, and after how many days that nobody looked at them. */
const MOST_UNREAD = 200
const UNREAD_DAYS = 30

/** Forgets what Analytics keeps of workspaces where nobody looks: what changes there would be marked for ever. */
async function sweepSums({ db }: ServiceContext, now: Date): Promise<number> {
  const limits = { before: addDays(now, -UNREAD_DAYS), limit: MOST_UNREAD }
  const unread = await db.acrossWorkspaces('sweep', sql => listUnreadWorkspaces(sql, limits))
  for (const workspace of unread) await db.inWorkspace(workspace, sql => forgetSums(sql, { workspace }))
  return unread.length
}

/** The day before, in UTC: its salt is still needed by whoever is late at midnight. */
function dayBefore(now: Date): string {
  return addDays(now, -1).toISOString().slice(0, 10)
}
