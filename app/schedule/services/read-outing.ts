import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { findContent } from '#db/queries/posts/content.ts'
import { findOuting } from '#db/queries/schedule/outings.ts'

/** One planned outing with the text that goes out; null when it is not there or has no time. */
export async function readOuting(ctx: WorkspaceContext, { id }: { id: string }) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const outing = await findOuting(sql, { workspace, id })
    if (!outing?.scheduledFor) return null
    const post = outing.contentId ? await findContent(sql, { workspace, id: outing.contentId }) : null
    return {
      ...outing,
      scheduledFor: outing.scheduledFor,
      title: outing.title || post?.title || post?.body.split('\n')[0]?.slice(0, 120) || 'Untitled post',
      body: post?.body ?? '',
      storyId: post?.storyId ?? null,
    }
  })
}
