import type { WorkspaceContext } from '#app/platform/context.ts'
import type { PlatformId } from '#core/posts/platforms/platforms.ts'
import { postName } from '#core/posts/post-name.ts'
import type { PostStatus } from '#core/posts/status.ts'
import { beginning, truncateUnits } from '#core/shared/text.ts'
import { isUuid } from '#db/client.ts'
import { findRemoved } from '#db/queries/platform/undo.ts'
import { countPosts, listPosts, type PostListItem } from '#db/queries/posts/list-posts.ts'
import { findUntoldStory } from '#db/queries/stories/list-stories.ts'

/** Posts of one page: with twenty, and all that a card could say, it was heavier than a page may be. */
const PAGE_SIZE = 15
/** More of a post's name and of its text than the two lines that are shown of each. */
const [NAME, TEXT] = [200, 260]

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
  const [posts, total, untold, undo] = await ctx.readInWorkspace(sql =>
    Promise.all([
      listPosts(sql, { ...filter, page: { page: address.page, size: PAGE_SIZE } }),
      countPosts(sql, { workspace }),
      findUntoldStory(sql, { workspace }),
      isUuid(removed) ? findRemoved(sql, { workspace, kind: 'post', id: removed }) : null,
    ]),
  )
  const listed = { page: posts.page, pages: posts.pages, total: posts.total, rows: posts.rows.map(shownPost) }
  return { posts: listed, total, untold, undo: undo && { ...undo, body: truncateUnits(undo.body, 400) } }
}

/** What the list shows of a post. */
function shownPost(post: PostListItem) {
  const { id, title, body, platform, status, alignmentOverall, alignmentCertainty, isImported } = post
  return {
    ...{ id, platform, status, alignmentOverall, alignmentCertainty, isImported },
    name: beginning(postName(post), NAME),
    body: title ? beginning(body, TEXT) : '',
    hasText: body !== '',
    date: isImported ? post.publishedAt : post.updatedAt,
  }
}
