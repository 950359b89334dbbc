import type { WorkspaceContext } from '#app/platform/context.ts'
import { isUuid } from '#db/client.ts'
import { listCampaignPosts, listFreePosts } from '#db/queries/campaigns/campaign-posts.ts'
import { findCampaign } from '#db/queries/campaigns/campaigns.ts'

/** One campaign with its posts and those that could join it; null when there is none of that id. */
export async function readCampaign(ctx: WorkspaceContext, { id }: { id: string }) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const [campaign, posts, freePosts] = await ctx.inWorkspace(sql =>
    Promise.all([
      findCampaign(sql, { workspace, id }),
      listCampaignPosts(sql, { workspace, campaignId: id }),
      listFreePosts(sql, { workspace }),
    ]),
  )
  return campaign && { campaign, posts, freePosts }
}
