import type { CampaignStatus } from '#core/campaigns/status.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
import type { Campaign } from './campaigns.ts'

export type CampaignListItem = Pick<
  Campaign,
  'id' | 'name' | 'offer' | 'goal' | 'status' | 'startsOn' | 'endsOn' | 'createdAt'
> & {
  /** Posts that belong to it. */
  readonly posts: number
  /** Of them, those that are out. */
  readonly published: number
}

/** One page of campaigns, newest first, with the posts of each counted. */
export async function listCampaigns(
  sql: Sql,
  input: { workspace: WorkspaceId; status: CampaignStatus | null; page: PageRequest },
): Promise<Page<CampaignListItem>> {
  const { workspace, status, page } = input
  const { limit, offset } = readPage(page)
  const matching = sql`user_id = ${workspace} ${status ? sql`and status = ${status}` : sql``}`
  const rows = await sql<(CampaignListItem & { total: number })[]>`
    with shown as (
      select id, name, offer, goal, status, starts_on, ends_on, created_at from campaigns
      where ${matching} order by created_at desc, id desc limit ${limit} offset ${offset}
    )
    select shown.*, coalesce(p.posts, 0) as posts, coalesce(p.published, 0) as published,
      (select count(*) from campaigns where ${matching}) as total
    from shown
    left join lateral (
      select count(*) as posts, count(*) filter (where c.status = 'published') as published
      from content_created c where c.user_id = ${workspace} and c.campaign_id = shown.id
    ) p on true
    order by created_at desc, id desc
  `
  return pageOf(rows, page)
}

/** How many campaigns stand in each state; a state without any is left out. */
export async function countCampaignsByStatus(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<{ status: CampaignStatus; count: number }[]> {
  return sql<{ status: CampaignStatus; count: number }[]>`
    select status, count(*) as count from campaigns where user_id = ${workspace} group by status
  `
}
