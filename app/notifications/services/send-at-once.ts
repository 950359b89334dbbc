import { findBrandHearth } from '#app/media/services/find-brand-hearth.ts'
import { pictureAddress } from '#app/media/services/picture-address.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { hearthPicturePath } from '#core/brand/hearth/hearth-address.ts'
import { isNotificationEvent } from '#core/notifications/events.ts'
import { isStillTrue } from '#core/notifications/still-true.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { readVariants, textFor } from '#core/posts/variants.ts'
import { asWorkspaceId } from '#db/client.ts'
import {
  listWorkspacesToMail,
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

/** Pictures of more bytes than this go as links: many mail servers take no larger mail. */
const MOST_ATTACHED = 5_000_000
/** How long those links hold: until the post is long over. */
const LINK_HOURS = 7 * 24

/**
 * Puts every email that comes at once into the outbox, in one transaction with the note that it was: any number of workers,
 * and any that dies, send each once. A post that was published meanwhile asks for nothing any more. Answers how many.
 */
export async function sendAtOnce(context: ServiceContext): Promise<{ sent: number }> {
  const links = await openUnsubscribeLinks(context)
  const { appUrl } = context.config
  const hearths = new Map<string, string>()
  let sent = 0
  await context.db.acrossWorkspaces('notifications', updateFormerMembersUnmailed)
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    await readHearths(context, hearths)
    const taken = await context.db.acrossWorkspaces('notifications', async sql => {
      const waiting = await lockMailsAtOnce(sql, { limit: BATCH })
      const wanted = waiting.filter(isStillTrue)
      for (const one of wanted) {
        const { event, details } = one
        if (!isNotificationEvent(event)) continue
        const hearth = hearths.get(one.workspace)
        await enqueueMail(context, sql, {
          to: one.email,
          template: 'notification',
          idempotencyKey: `notification:${one.id}`,
          props: {
            event,
            details,
            ...(asksToPost(one) ? postOf(context, one) : { text: '' }),
            url: appUrl + one.path,
            leaveUrl: links.make({ workspace: one.workspace, memberId: one.memberId, what: event }),
            ...(hearth ? { hearth } : {}),
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

/**
 * Reads the pictures of the fires of the brands that the next batch is about, each once in a run. Before its transaction,
 * which may read nothing of a brand; what comes in between goes out with our mark.
 */
async function readHearths({ db, now }: ServiceContext, hearths: Map<string, string>): Promise<void> {
  const waiting = await db.acrossWorkspaces('notifications', sql =>
    listWorkspacesToMail(sql, { limit: BATCH }),
  )
  for (const workspace of waiting) {
    if (hearths.has(workspace)) continue
    const id = asWorkspaceId(workspace)
    const hearth = await db.inWorkspace(id, sql => findBrandHearth(sql, { workspace: id, now: now() }))
    hearths.set(workspace, hearthPicturePath(hearth, '.png'))
  }
}

/** Is it now for somebody to post it by hand? Also when we could not. */
function asksToPost({ event, postStatus }: WaitingNotification): boolean {
  if (event === 'post_missed') return postStatus === 'handed_over'
  return event === 'post_due' || event === 'post_reminder'
}

/** The text for its platform, with its pictures as files or, where they or its video are too large, as addresses. */
function postOf({ config, now }: ServiceContext, one: WaitingNotification) {
  const { workspace, postPictures: pictures } = one
  const post = { body: one.postBody ?? '', variants: readVariants(one.postVariants) }
  const text = textFor(readPlatform(one.postPlatform) ?? 'blog', post).slice(0, TEXT_LENGTH)
  const isVideo = pictures.some(({ mime }) => mime === 'video/mp4')
  if (isVideo || pictures.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_ATTACHED) {
    const addressOf = (id: string) => pictureAddress(config, { workspace, id, now: now(), hours: LINK_HOURS })
    const links = pictures.map(({ id }, at) => ({
      label: isVideo ? 'Video' : `Picture ${at + 1}`,
      url: config.appUrl + addressOf(id),
    }))
    return { text, links }
  }
  const files = pictures.map(({ id, mime }, at) => ({
    workspace,
    id,
    name: `picture-${at + 1}.${mime === 'image/png' ? 'png' : 'jpg'}`,
    mime,
  }))
  return { text, files }
}
