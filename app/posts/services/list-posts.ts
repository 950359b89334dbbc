import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import type { PostStatus } from '#core/posts/status.ts'
import { isUuid } from '#db/client.ts'
import { countContent, listContent } from '#db/queries/posts/list-content.ts'
import { findRemovedContent } from '#db/queries/posts/removed-content.ts'
import { findUntoldStory } from '#db/queries/stories/list-stories.ts'

const PAGE_SIZE = 20

/** One page of posts, how many there are in all, and a story that waits to be told. */
export async function listPosts(
  ctx: WorkspaceContext,
  wanted: {
    status: PostStatus | null
    platform: PlatformId | null
    story?: string | null
    campaign?: string | null
    page: number
    removed: string | null
  },
) {
  const { workspace } = ctx
  const { removed } = wanted
  const filter = {
    workspace,
    ...(wanted.status ? { status: wanted.status } : {}),
    ...(wanted.platform ? { platform: wanted.platform } : {}),
    ...(wanted.story ? { storyId: wanted.story } : {}),
    ...(wanted.campaign ? { campaignId: wanted.campaign } : {}),
  }
  const [posts, total, untold, undo] = await ctx.inWorkspace(sql =>
    Promise.all([
      listContent(sql, { ...filter, page: { page: wanted.page, size: PAGE_SIZE } }),
      countContent(sql, { workspace }),
      findUntoldStory(sql, { workspace }),
      isUuid(removed) ? findRemovedContent(sql, { workspace, id: removed }) : null,
    ]),
  )
  return { posts, total, untold, undo }
}
