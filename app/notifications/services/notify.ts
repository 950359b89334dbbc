import { NOTIFICATION_EVENTS } from '#core/notifications/events.ts'
import type { Sql } from '#db/client.ts'
import { insertNotifications, type NewNotification } from '#db/queries/notifications/notifications.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'

/** Something that happened in a workspace, with whom it concerns. */
export type Happening = NewNotification & { readonly workspace: string; readonly now: Date }

/**
 * Tells the people of a workspace that something happened, in the caller's transaction: each once, where and how they
 * chose. Emails that come at once go out when it has committed.
 */
export async function notify(sql: Sql, ...happenings: readonly Happening[]): Promise<void> {
  let waiting = 0
  for (const { workspace, now, ...notification } of happenings) {
    const defaults = NOTIFICATION_EVENTS[notification.event]
    waiting += await insertNotifications(sql, { workspace, notification, defaults, now })
  }
  if (waiting > 0) await insertOutboxJob(sql, { queue: 'notifications.send', payload: {} })
}
