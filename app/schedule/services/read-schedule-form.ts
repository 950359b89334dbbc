import { listPictures } from '#app/media/services/list-pictures.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { networkAbilities } from '#app/publishing/services/network-abilities.ts'
import { previewPost } from '#app/publishing/services/preview-post.ts'
import { readPrivacyOptions } from '#app/publishing/services/read-privacy-options.ts'
import { planLimit } from '#core/billing/plans.ts'
import { checkMedia } from '#core/media/video-rules.ts'
import { findMissingAdLabel, findPaidWords } from '#core/posts/checks/rules/ad-label.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { canScheduleOn } from '#core/schedule/limit.ts'
import { nextFreeSlot } from '#core/schedule/slots.ts'
import { minuteText, wallTimeOf } from '#core/schedule/wall-time.ts'
import { isUuid } from '#db/client.ts'
import { findPost } from '#db/queries/posts/posts.ts'
import { listPublishAccounts } from '#db/queries/publishing/publish-accounts.ts'
import { listPlatformsInUse, listTakenTimes } from '#db/queries/schedule/list-scheduled-posts.ts'
import { findQuietHours, listSlots } from '#db/queries/schedule/settings.ts'

/** When nobody has set a rhythm yet: tomorrow morning. */
const FIRST_MINUTE = 9 * 60

/**
 * What the page to schedule a post shows: the post, the next free slot, the accounts that it can be published to, and which
 * platforms the plan has room for. Null when the post is not there.
 */
export async function readScheduleForm(
  ctx: WorkspaceContext,
  address: { postId: string | null; day: string | null; minute?: number | null },
) {
  const { workspace, timeZone } = ctx
  const { postId, minute = null } = address
  if (!isUuid(postId)) return null
  const now = ctx.now()
  const [post, inUse, slots, taken, accounts, { quiet }] = await ctx.readInWorkspace(sql =>
    Promise.all([
      findPost(sql, { workspace, id: postId }),
      listPlatformsInUse(sql, { workspace }),
      listSlots(sql, { workspace }),
      listTakenTimes(sql, { workspace, now }),
      listPublishAccounts(sql, { workspace }),
      findQuietHours(sql, { workspace }),
    ]),
  )
  if (!post) return null
  const platform = readPlatform(post.platform) ?? 'linkedin'
  const free = nextFreeSlot({ slots, platform, taken, quiet, now, timeZone })
  const wall = free ? wallTimeOf(free, timeZone) : null
  const able = accounts.map(account => ({ ...account, ...networkAbilities(ctx, account.network) }))
  const [pictures, previews, privacy] = await Promise.all([
    listPictures(ctx, { place: 'post', placeId: postId }),
    previewPost(ctx, { postId, connectionIds: accounts.map(({ id }) => id), asThread: true }),
    readPrivacyOptions(ctx, accounts),
  ])
  const platforms = new Set([platform, ...accounts.flatMap(({ network }) => readPlatform(network) ?? [])])
  const notes = [...platforms].flatMap(each => checkMedia(each, pictures).notes)
  return {
    pictures,
    pictureNotes: [...new Set(notes)],
    post: { id: post.id, title: post.title, body: post.body, platform, status: post.status },
    suggestion: {
      day: address.day ?? wall?.day ?? dayAfter(wallTimeOf(now, timeZone).day),
      time: minuteText(minute ?? wall?.minute ?? FIRST_MINUTE),
      isSlot:
        wall !== null &&
        (address.day === null || address.day === wall.day) &&
        (minute === null || minute === wall.minute),
      isTimed: minute !== null,
    },
    accounts: able,
    previews,
    canTrack: previews.some(({ tracked, kept }) => tracked + kept > 0),
    privacy,
    isLong: previews.some(({ parts }) => parts.length > 1),
    paidWords: findPaidWords(post.body),
    isAdLabelMissing: findMissingAdLabel(post.body).length > 0,
    hasSlots: slots.length > 0,
    inUse,
    limit: planLimit(ctx.tier, 'plannerPlatforms'),
    room: canScheduleOn(ctx.tier, inUse, platform),
  }
}
