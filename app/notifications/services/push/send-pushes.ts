import type { ServiceContext } from '#app/platform/context.ts'
import { isNotificationEvent, type NotificationEvent } from '#core/notifications/events.ts'
import { isStillTrue } from '#core/notifications/still-true.ts'
import { listBrowsersOf, lockWaitingPushes, updatePushed } from '#db/queries/notifications/push.ts'
import { deliverPushes, type PushDelivery } from './deliver-pushes.ts'

/** Notifications looked at in one transaction. */
const BATCH = 100
/** A run ends here; the next one goes on. */
const MOST_BATCHES = 5

/** An event in words. */
export type WordsOf = (
  event: NotificationEvent,
  details: unknown,
) => { readonly title: string; readonly note: string }

/** What cannot wait until a telephone wakes up. */
const URGENT: ReadonlySet<string> = new Set(['post_due', 'post_reminder', 'post_missed'])

/**
 * Sends what waits to the browsers of the people it is for. Each is taken in a transaction before it is sent, by one of any
 * number of workers: nothing comes twice, and what a worker had taken when it died does not come to the browser, only to
 * the page and by email. Answers how many messages were taken.
 */
export async function sendPushes(context: ServiceContext, wordsOf: WordsOf): Promise<{ sent: number }> {
  let sent = 0
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const { deliveries, taken } = await context.db.acrossWorkspaces('notifications', async sql => {
      const waiting = await lockWaitingPushes(sql, { limit: BATCH })
      const browsers = await listBrowsersOf(sql, { ids: waiting.map(({ id }) => id) })
      const deliveries: PushDelivery[] = []
      const meant: string[] = []
      for (const one of waiting) {
        const { id, workspace, memberId, event, details, path } = one
        const theirs = browsers.filter(to => to.workspace === workspace && to.memberId === memberId)
        if (theirs.length === 0 || !isNotificationEvent(event) || !isStillTrue(one)) continue
        meant.push(id)
        const { title, note } = wordsOf(event, details)
        const tag = (one.scheduledPostId ?? id).replaceAll('-', '')
        const message = { title, body: note, path, tag }
        for (const browser of theirs) deliveries.push({ browser, message, isUrgent: URGENT.has(event) })
      }
      const off = waiting.map(({ id }) => id).filter(id => !meant.includes(id))
      await updatePushed(sql, { sent: meant, off })
      return { deliveries, taken: waiting.length }
    })
    sent += (await deliverPushes(context, deliveries)).took
    if (taken < BATCH) break
  }
  return { sent }
}
