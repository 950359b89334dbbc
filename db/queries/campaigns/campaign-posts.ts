import type { Sql, WorkspaceId } from '../../client.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
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

/** A post to choose; its body is cut to 100 characters. */
type FreePost = Pick<CampaignPost, 'id' | 'title' | 'body' | 'platform'>

/** A page of the posts that belong to no campaign, the newest first. */
export async function listFreePosts(
  sql: Sql,
  { workspace, page }: { workspace: WorkspaceId; page: PageRequest },
): Promise<Page<FreePost>> {
  const { limit, offset } = readPage(page)
  const free = sql`from content_created where user_id = ${workspace} and campaign_id is null`
  const rows = await sql<(FreePost & { total: number })[]>`
    select id, title, left(body, 100) as body, platform, (select count(*) ${free}) as total
    ${free} order by created_at desc, id desc limit ${limit} offset ${offset}
  `
  return pageOf(rows, page)
}

/** Is there a post that belongs to no campaign? */
export async function hasFreePost(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<boolean> {
  const rows = await sql`
    select from content_created where user_id = ${workspace} and campaign_id is null limit 1
  `
  return rows.count === 1
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

/** Does a post belong to this campaign, or with null to none? Not when it is gone. */
export async function isPostInCampaign(
  sql: Sql,
  { workspace, postId, campaignId }: { workspace: WorkspaceId; postId: string; campaignId: string | null },
): Promise<boolean> {
  const rows = await sql`
    select from content_created
    where id = ${postId} and user_id = ${workspace} and campaign_id is not distinct from ${campaignId}::uuid
  `
  return rows.count === 1
}
