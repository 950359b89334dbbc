import type { CampaignFigures } from '#core/campaigns/results.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'

/** How much of its own goal the campaign `k` has reached, as `reachedOf` counts it: a number, 0 without a goal. */
export function campaignReached(sql: Sql): SqlPart {
  return sql`
    case k.goal_kind
      when 'leads' then (
        select count(*) from leads where user_id = k.user_id and first_campaign_id = k.id and merged_into is null
      )
      when 'sales' then (
        select count(*) from deals where user_id = k.user_id and stage = 'won' and last_campaign_id = k.id
      )
      when 'pounds' then (
        select coalesce(sum(value_pence), 0) from deals
        where user_id = k.user_id and stage = 'won' and last_campaign_id = k.id
      )
      when 'clicks' then (
        select coalesce(sum(d.visits) filter (where d.reason = ''), 0)
        from tracked_links t join link_days d on d.user_id = t.user_id and d.link_id = t.id
        where t.user_id = k.user_id and t.campaign_id = k.id
      )
      when 'posts' then (
        select count(*) from content_created where user_id = k.user_id and campaign_id = k.id and status = 'published'
      )
      else 0
    end
  `
}

/**
 * What a campaign has done so far. Posts of it count however they came in; people and machines are those that followed
 * its links, leads those whose first touch it was, and deals count by the first touch of their person and by their own
 * last one.
 */
export async function findCampaignFigures(
  sql: Sql,
  { workspace, campaignId }: { workspace: WorkspaceId; campaignId: string },
): Promise<CampaignFigures> {
  const [row] = await sql<CampaignFigures[]>`
    select
      (select count(*) from content_created where user_id = ${workspace} and campaign_id = ${campaignId}) as planned,
      (
        select count(*) from content_created
        where user_id = ${workspace} and campaign_id = ${campaignId} and status = 'published'
      ) as sent,
      coalesce(v.people, 0) as people, coalesce(v.machines, 0) as machines,
      (
        select count(*) from leads
        where user_id = ${workspace} and first_campaign_id = ${campaignId} and merged_into is null
      ) as leads,
      coalesce(w.deals, 0) as won_deals, coalesce(f.pence, 0) as first_pence, coalesce(w.pence, 0) as last_pence,
      coalesce((
        select sum(cost_pence) from campaign_pieces where user_id = ${workspace} and campaign_id = ${campaignId}
      ), 0)::int8 as cost_pence
    from (
      select sum(d.visits) filter (where d.reason = '')::int8 as people,
        sum(d.visits) filter (where d.reason <> '')::int8 as machines
      from tracked_links t join link_days d on d.user_id = t.user_id and d.link_id = t.id
      where t.user_id = ${workspace} and t.campaign_id = ${campaignId}
    ) v,
    (
      select count(*) as deals, sum(value_pence)::int8 as pence from deals
      where user_id = ${workspace} and stage = 'won' and last_campaign_id = ${campaignId}
    ) w,
    (
      select sum(d.value_pence)::int8 as pence
      from deals d join leads l on l.user_id = d.user_id and l.id = d.lead_id
      where d.user_id = ${workspace} and d.stage = 'won' and l.first_campaign_id = ${campaignId}
    ) f
  `
  if (!row) throw new Error('The figures were not returned')
  return row
}
