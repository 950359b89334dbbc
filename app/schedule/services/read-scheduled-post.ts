import { listPictures } from '#app/media/services/list-pictures.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readWaiting } from '#app/posts/services/review/read-waiting.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { readVariants, textFor } from '#core/posts/variants.ts'
import { readKey } from '#core/shared/untrusted.ts'
import { isUuid } from '#db/client.ts'
import { findPost } from '#db/queries/posts/posts.ts'
import { findScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'
import { trackByHand } from './track-by-hand.ts'

/**
 * One scheduled post with the text and the pictures for its platform, once it is to be posted by hand with its tracked
 * links; null when it is not there or has no time.
 */
export async function readScheduledPost(ctx: WorkspaceContext, { id }: { id: string }) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const found = await ctx.inWorkspace(async sql => {
    const scheduledPost = await findScheduledPost(sql, { workspace, id })
    if (!scheduledPost?.scheduledFor) return null
    const post = scheduledPost.contentId
      ? await findPost(sql, { workspace, id: scheduledPost.contentId })
      : null
    const whole = {
      ...scheduledPost,
      scheduledFor: scheduledPost.scheduledFor,
      title:
        scheduledPost.title || post?.title || post?.body.split('\n')[0]?.slice(0, 120) || 'Untitled post',
      body: post
        ? textFor(readPlatform(scheduledPost.platform) ?? 'blog', {
            body: post.body,
            variants: readVariants(readKey(post.contentData, 'variants')),
          })
        : '',
      score: post?.body
        ? { alignmentOverall: post.alignmentOverall, alignmentCertainty: post.alignmentCertainty }
        : null,
      storyId: post?.storyId ?? null,
    }
    if (whole.status !== 'due' && whole.status !== 'handed_over') return whole
    const [toCopy = whole] = await trackByHand(sql, ctx, [whole])
    return toCopy
  })
  if (!found) return null
  const [pictures, waiting] = await Promise.all([
    listPictures(ctx, { place: 'post', placeId: found.contentId }),
    found.status === 'held' ? readWaiting(ctx, { postIds: [found.contentId] }) : null,
  ])
  return { ...found, pictures, waiting: waiting?.[found.contentId ?? ''] ?? null }
}
