import type { CampaignStatus } from '#core/campaigns/status.ts'
import type { DealStage } from '#core/deals/stages.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import type { CampaignListItem } from '../campaigns/list-campaigns.ts'
import type { Deal, dealShape } from '../deals/deals.ts'
import type { Lead, leadShape } from '../leads/leads.ts'
import type { LinkListItem } from '../links/list-links.ts'
import { behind, behindId, microsOf, type Slice, sliceOf, type Wanted } from './lists.ts'

/** Campaigns, the newest first, with the posts of each counted. */
export async function listCampaignRows(
  sql: Sql,
  input: Wanted & { workspace: WorkspaceId; status?: CampaignStatus | undefined },
): Promise<Slice<CampaignListItem>> {
  const { workspace, status, size } = input
  const rows = await sql<(CampaignListItem & { micros: number })[]>`
    with shown as (
      select id, name, offer, goal, status, starts_on, ends_on, created_at from campaigns
      where user_id = ${workspace} ${status ? sql`and status = ${status}` : sql``}
        ${behind(sql, input, { at: sql`created_at`, id: sql`id`, order: 'newest first' })}
      order by created_at desc, id desc limit ${size + 1}
    )
    select shown.*, ${microsOf(sql, sql`created_at`)}, coalesce(p.posts, 0) as posts,
      coalesce(p.published, 0) as published
    from shown
    left join lateral (
      select count(*) as posts, count(*) filter (where c.status = 'published') as published
      from content_created c where c.user_id = ${workspace} and c.campaign_id = shown.id
    ) p on true
    order by created_at desc, id desc
  `
  return sliceOf(rows, input)
}

export type LinkRow = Pick<
  LinkListItem,
  'id' | 'slug' | 'label' | 'target' | 'network' | 'place' | 'createdAt' | 'people'
>

/** Links that are not deleted, the newest first, with how many people followed each. */
export async function listLinkRows(
  sql: Sql,
  input: Wanted & { workspace: WorkspaceId },
): Promise<Slice<LinkRow>> {
  const { workspace, size } = input
  const rows = await sql<(LinkRow & { micros: number })[]>`
    with shown as (
      select id, slug, label, target, network, place, created_at from tracked_links
      where user_id = ${workspace} and deleted_at is null
        ${behind(sql, input, { at: sql`created_at`, id: sql`id`, order: 'newest first' })}
      order by created_at desc, id desc limit ${size + 1}
    )
    select shown.*, ${microsOf(sql, sql`created_at`)}, coalesce(d.people, 0) as people
    from shown
    left join lateral (
      select sum(visits) as people from link_days
      where user_id = ${workspace} and link_id = shown.id and reason = ''
    ) d on true
    order by created_at desc, id desc
  `
  return sliceOf(rows, input)
}

const PERSON = [
  'id',
  'name',
  'email',
  'phone',
  'company',
  'tags',
  'notes',
  'firstSource',
  'firstStoryId',
  'createdAt',
  'activeAt',
] as const satisfies readonly (typeof leadShape.names)[number][]

export type PersonRow = Pick<Lead, (typeof PERSON)[number]>

/** People who were not merged away, by their ids. */
export async function listPersonRows(
  sql: Sql,
  input: Wanted & { workspace: WorkspaceId },
): Promise<Slice<PersonRow>> {
  const { workspace, size } = input
  const rows = await sql<(PersonRow & { micros: number })[]>`
    select ${sql(PERSON)}, 0 as micros from leads
    where user_id = ${workspace} and merged_into is null ${behindId(sql, input, sql`id`)}
    order by id limit ${size + 1}
  `
  return sliceOf(rows, input)
}

const DEAL = [
  'id',
  'leadId',
  'offerId',
  'title',
  'valuePence',
  'stage',
  'chance',
  'nextStep',
  'nextOn',
  'closedAt',
  'createdAt',
] as const satisfies readonly (typeof dealShape.names)[number][]

export type DealRow = Pick<Deal, (typeof DEAL)[number]>

/** Deals by their ids; row security hides them from whoever may not see money. */
export async function listDealRows(
  sql: Sql,
  input: Wanted & { workspace: WorkspaceId; stage?: DealStage | undefined },
): Promise<Slice<DealRow>> {
  const { workspace, stage, size } = input
  const rows = await sql<(DealRow & { micros: number })[]>`
    select ${sql(DEAL)}, 0 as micros from deals
    where user_id = ${workspace} ${stage ? sql`and stage = ${stage}` : sql``} ${behindId(sql, input, sql`id`)}
    order by id limit ${size + 1}
  `
  return sliceOf(rows, input)
}
