import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import type { PostStatus } from '#core/posts/status.ts'
import { truncateUnits } from '#core/shared/text.ts'
import { isUuid } from '#db/client.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'
import { countPosts, listPosts } from '#db/queries/posts/list-posts.ts'
import { findUntoldStory } from '#db/queries/stories/list-stories.ts'

const PAGE_SIZE = 20

/** One page of posts, how many there are in all, and a story that waits to be told. */
export async function readPosts(
  ctx: WorkspaceContext,
  address: {
    status: PostStatus | null
    platform: PlatformId | null
    story?: string | null
    campaign?: string | null
    page: number
    removed: string | null
  },
) {
  const { workspace } = ctx
  const { removed } = address
  const filter = {
    workspace,
    ...(address.status ? { status: address.status } : {}),
    ...(address.platform ? { platform: address.platform } : {}),
    ...(address.story ? { storyId: address.story } : {}),
    ...(address.campaign ? { campaignId: address.campaign } : {}),
  }
  const [posts, total, untold, undo] = await ctx.inWorkspace(sql =>
    Promise.all([
      listPosts(sql, { ...filter, page: { page: address.page, size: PAGE_SIZE } }),
      countPosts(sql, { workspace }),
      findUntoldStory(sql, { workspace }),
      isUuid(removed) ? findRemoved(sql, { workspace, kind: 'post', id: removed }) : null,
    ]),
  )
  return { posts, total, untold, undo: undo && { ...undo, body: truncateUnits(undo.body, 400) } }
}
