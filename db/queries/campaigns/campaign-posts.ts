import type { Sql, WorkspaceId } from '../../client.ts'
import type { Post } from '../posts/posts.ts'

export type CampaignPost = Pick<
  Post,
  'id' | 'title' | 'body' | 'platform' | 'status' | 'alignmentOverall' | 'alignmentCertainty' | 'createdAt'
>

/** Posts of a campaign, the oldest first, at most 200; bodies are cut to 400 characters. */
export async function listCampaignPosts(
  sql: Sql,
  { workspace, campaignId }: { workspace: WorkspaceId; campaignId: string },
): Promise<CampaignPost[]> {
  return sql<CampaignPost[]>`
    select id, title, left(body, 400) as body, platform, status, alignment_overall, alignment_certainty, created_at
    from content_created
    where user_id = ${workspace} and campaign_id = ${campaignId}
    order by created_at, id limit 200
  `
}

/** The newest 50 posts that belong to no campaign, to choose from; bodies are cut to 100 characters. */
export async function listFreePosts(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Pick<CampaignPost, 'id' | 'title' | 'body' | 'platform'>[]> {
  return sql<Pick<CampaignPost, 'id' | 'title' | 'body' | 'platform'>[]>`
    select id, title, left(body, 100) as body, platform from content_created
    where user_id = ${workspace} and campaign_id is null
    order by created_at desc, id desc limit 50
  `
}

/** Puts a post into a campaign, or with null takes it out of the one named by `from`; false when nothing was there. */
export async function updatePostCampaign(
  sql: Sql,
  input: { workspace: WorkspaceId; postId: string; from: string | null; to: string | null },
): Promise<boolean> {
  const rows = await sql`
    update content_created set campaign_id = ${input.to}
    where id = ${input.postId} and user_id = ${input.workspace}
      and ${input.from === null ? sql`campaign_id is null` : sql`campaign_id = ${input.from}`}
  `
  return rows.count === 1
}
