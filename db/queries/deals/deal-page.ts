import type { LeadEventKind } from '#core/leads/sources.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { type Deal, dealShape } from './deals.ts'

/** A deal with the names of what belongs to it; an id is null where nothing is known, or no longer there. */
export interface DealPage extends Deal {
  readonly person: string
  /** '' without an offer. */
  readonly offer: string
  readonly paymentLink: string
  /** How the person says that they came by, and the story the founder recognised in it. */
  readonly toldText: string
  readonly toldStoryId: string | null
  readonly toldStory: string | null
  readonly firstLinkId: string | null
  readonly firstContentId: string | null
  readonly firstPost: string | null
  readonly firstStoryId: string | null
  readonly firstStory: string | null
  readonly firstCampaign: string | null
  readonly firstNetwork: string
  readonly firstAt: Date
  readonly lastPost: string | null
  readonly lastStory: string | null
  readonly lastCampaign: string | null
}

/** One line of what happened to a deal. */
export interface DealLine {
  readonly id: string
  readonly kind: LeadEventKind
  readonly happenedAt: Date
  readonly detail: string
}

/** A deal with its person, offer, first and last touch; null when there is none, or when it may not be seen. */
export async function findDealPage(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<DealPage | null> {
  const [row] = await sql<DealPage[]>`
    select ${sql(dealShape.names.map(name => `d.${name}`))},
      coalesce(nullif(l.name, ''), l.email) as person, coalesce(o.name, '') as offer,
      coalesce(o.payment_link, '') as payment_link, l.told_text, l.told_story_id, ts.title as told_story,
      l.first_link_id, l.first_content_id, coalesce(nullif(fp.title, ''), left(fp.body, 80)) as first_post,
      l.first_story_id, fs.title as first_story, fc.name as first_campaign, l.first_network, l.first_at,
      coalesce(nullif(lp.title, ''), left(lp.body, 80)) as last_post, ls.title as last_story, lc.name as last_campaign
    from deals d
    join leads l on l.user_id = d.user_id and l.id = d.lead_id
    left join offers o on o.user_id = d.user_id and o.id = d.offer_id
    left join stories ts on ts.user_id = d.user_id and ts.id = l.told_story_id
    left join stories fs on fs.user_id = d.user_id and fs.id = l.first_story_id
    left join content_created fp on fp.user_id = d.user_id and fp.id = l.first_content_id
    left join campaigns fc on fc.user_id = d.user_id and fc.id = l.first_campaign_id
    left join stories ls on ls.user_id = d.user_id and ls.id = d.last_story_id
    left join content_created lp on lp.user_id = d.user_id and lp.id = d.last_content_id
    left join campaigns lc on lc.user_id = d.user_id and lc.id = d.last_campaign_id
    where d.user_id = ${workspace} and d.id = ${id}
  `
  return row ?? null
}

/** What happened to a deal, the newest first, at most 100 lines. */
export async function listDealLines(
  sql: Sql,
  { workspace, leadId, dealId }: { workspace: WorkspaceId; leadId: string; dealId: string },
): Promise<DealLine[]> {
  return sql<DealLine[]>`
    select id, kind, happened_at, detail from lead_events
    where user_id = ${workspace} and lead_id = ${leadId} and subject_id = ${dealId}
    order by happened_at desc, created_at desc, id limit 100
  `
}
