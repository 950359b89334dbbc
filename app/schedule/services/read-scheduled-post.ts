import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { findPost } from '#db/queries/posts/posts.ts'
import { findScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'

/** One scheduled post with the text that goes out; null when it is not there or has no time. */
export async function readScheduledPost(ctx: WorkspaceContext, { id }: { id: string }) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const scheduledPost = await findScheduledPost(sql, { workspace, id })
    if (!scheduledPost?.scheduledFor) return null
    const post = scheduledPost.contentId
      ? await findPost(sql, { workspace, id: scheduledPost.contentId })
      : null
    return {
      ...scheduledPost,
      scheduledFor: scheduledPost.scheduledFor,
      title:
        scheduledPost.title || post?.title || post?.body.split('\n')[0]?.slice(0, 120) || 'Untitled post',
      body: post?.body ?? '',
      score: post?.body
        ? { alignmentOverall: post.alignmentOverall, alignmentCertainty: post.alignmentCertainty }
        : null,
      storyId: post?.storyId ?? null,
    }
  })
}
