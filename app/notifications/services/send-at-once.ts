import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { isNotificationEvent } from '#core/notifications/events.ts'
import {
  lockMailsAtOnce,
  updateFormerMembersUnmailed,
  updateMailed,
  type WaitingNotification,
} from '#db/queries/notifications/send.ts'
import { openUnsubscribeLinks } from './open-unsubscribe-links.ts'

/** Emails of one transaction. */
const BATCH = 100
/** A run ends here; the next one goes on. */
const MOST_BATCHES = 20

/** As much of a post as an email brings; the page has all of it. In characters. */
const TEXT_LENGTH = 20_000

/**
 * Puts every email that comes at once into the outbox, in one transaction with the note that it was: any number of workers,
 * and any that dies, send each once. A post that was published meanwhile asks for nothing any more. Answers how many.
 */
export async function sendAtOnce(context: ServiceContext): Promise<{ sent: number }> {
  const links = await openUnsubscribeLinks(context)
  const { appUrl } = context.config
  let sent = 0
  await context.db.acrossWorkspaces('notifications', updateFormerMembersUnmailed)
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const taken = await context.db.acrossWorkspaces('notifications', async sql => {
      const waiting = await lockMailsAtOnce(sql, { limit: BATCH })
      const wanted = waiting.filter(isStillTrue)
      for (const one of wanted) {
        const { event, details } = one
        if (!isNotificationEvent(event)) continue
        const isPost = event === 'post_due' || event === 'post_reminder'
        await enqueueMail(context, sql, {
          to: one.email,
          template: 'notification',
          idempotencyKey: `notification:${one.id}`,
          props: {
            event,
            details,
            text: isPost ? (one.postBody ?? '').slice(0, TEXT_LENGTH) : '',
            url: appUrl + one.path,
            leaveUrl: links.make({ workspace: one.workspace, memberId: one.memberId, what: event }),
          },
        })
      }
      await updateMailed(sql, { ids: wanted.map(({ id }) => id), mail: 'sent' })
      const late = waiting.filter(one => !wanted.includes(one))
      await updateMailed(sql, { ids: late.map(({ id }) => id), mail: 'off' })
      sent += wanted.length
      return waiting.length
    })
    if (taken < BATCH) break
  }
  return { sent }
}

/** What asks somebody to post is over once the post is published, moved or paused. */
function isStillTrue({ event, postStatus }: WaitingNotification): boolean {
  if (event !== 'post_due' && event !== 'post_reminder') return true
  return postStatus === 'due' || postStatus === 'handed_over'
}
