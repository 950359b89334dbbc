import type { WorkspaceContext } from '#app/platform/context.ts'
import { postChoice } from '#core/posts/post-name.ts'
import { isUuid } from '#db/client.ts'
import { listFreePosts } from '#db/queries/campaigns/campaign-posts.ts'
import { findCampaign } from '#db/queries/campaigns/campaigns.ts'
import type { Page } from '#db/queries/platform/page.ts'

/** Posts to choose from at a time. */
const SIZE = 15

/** A campaign with a page of the posts that could join it, the newest first; null when there is none of that id. */
export async function readFreePosts(
  ctx: WorkspaceContext,
  { id, page }: { id: string; page: number },
): Promise<{
  campaign: { id: string; name: string }
  freePosts: Page<{ id: string; label: string }>
} | null> {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const [campaign, posts] = await ctx.readInWorkspace(sql =>
    Promise.all([
      findCampaign(sql, { workspace, id }),
      listFreePosts(sql, { workspace, page: { page, size: SIZE } }),
    ]),
  )
  if (!campaign) return null
  const rows = posts.rows.map(post => ({ id: post.id, label: postChoice(post) }))
  return { campaign: { id: campaign.id, name: campaign.name }, freePosts: { ...posts, rows } }
}
