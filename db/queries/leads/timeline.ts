import type { LeadEventKind } from '#core/leads/sources.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { type CountedFacts, leadFacts } from './list-leads.ts'

/** A line of somebody's timeline, with the names of what it leads to. */
export interface TimelineLine {
  readonly id: string
  readonly kind: LeadEventKind
  readonly happenedAt: Date
  readonly detail: string
  readonly subjectId: string | null
  readonly network: string
  readonly storyId: string | null
  readonly story: string | null
  readonly contentId: string | null
  readonly post: string | null
  readonly campaignId: string | null
  readonly campaign: string | null
}

/** A part of somebody's timeline, the newest first. */
export async function listTimeline(
  sql: Sql,
  input: { workspace: WorkspaceId; leadId: string; limit: number; offset: number },
): Promise<TimelineLine[]> {
  const { workspace, leadId, limit, offset } = input
  return sql<TimelineLine[]>`
    select e.id, e.kind, e.happened_at, e.detail, e.subject_id, e.network, e.story_id, s.title as story, e.content_id,
      case when c.title = '' then left(c.body, 80) else c.title end as post, e.campaign_id, k.name as campaign
    from (
      select * from lead_events where user_id = ${workspace} and lead_id = ${leadId}
      order by happened_at desc, created_at desc, id limit ${limit} offset ${offset}
    ) e
    left join stories s on s.user_id = e.user_id and s.id = e.story_id
    left join content_created c on c.user_id = e.user_id and c.id = e.content_id
    left join campaigns k on k.user_id = e.user_id and k.id = e.campaign_id
    order by e.happened_at desc, e.created_at desc, e.id
  `
}

/** Where somebody came from, down to the story. */
export interface Touch {
  readonly at: Date
  readonly network: string
  readonly storyId: string | null
  readonly story: string | null
  readonly contentId: string | null
  readonly post: string | null
  readonly campaignId: string | null
  readonly campaign: string | null
}

/** What beside the row itself a person's page shows: first and last touch, and what their score is made of. */
export async function findLeadTraces(
  sql: Sql,
  { workspace, leadId, since }: { workspace: WorkspaceId; leadId: string; since: Date },
): Promise<{ first: Touch | null; last: Touch | null; counted: CountedFacts; told: string | null } | null> {
  const touch = (row: 'f' | 't') => sql`
    jsonb_build_object(
      'at', extract(epoch from ${sql(row)}.at), 'network', ${sql(row)}.network,
      'storyId', ${sql(row)}.story_id, 'story', (select title from stories x where x.user_id = l.user_id and x.id = ${sql(row)}.story_id),
      'contentId', ${sql(row)}.content_id, 'post', (
        select case when x.title = '' then left(x.body, 80) else x.title end from content_created x
        where x.user_id = l.user_id and x.id = ${sql(row)}.content_id
      ),
      'campaignId', ${sql(row)}.campaign_id, 'campaign', (select name from campaigns x where x.user_id = l.user_id and x.id = ${sql(row)}.campaign_id)
    )
  `
  interface Stored extends Omit<Touch, 'at'> {
    readonly at: number
  }
  const [row] = await sql<
    { first: Stored | null; last: Stored | null; counted: CountedFacts; told: string | null }[]
  >`
    select
      case when l.first_link_id is not null or l.first_content_id is not null then ${touch('f')} end as first,
      case when t.at is not null then ${touch('t')} end as last,
      ${leadFacts(sql, since)} as counted,
      (select title from stories x where x.user_id = l.user_id and x.id = l.told_story_id) as told
    from leads l
    cross join lateral (
      select l.first_at as at, l.first_network as network, l.first_story_id as story_id,
        l.first_content_id as content_id, l.first_campaign_id as campaign_id
    ) f
    left join lateral (
      select e.happened_at as at, e.network, e.story_id, e.content_id, e.campaign_id from lead_events e
      where e.user_id = l.user_id and e.lead_id = l.id and (e.link_id is not null or e.content_id is not null)
      order by e.happened_at desc limit 1
    ) t on true
    where l.user_id = ${workspace} and l.id = ${leadId}
  `
  const read = (stored: Stored | null): Touch | null =>
    stored && { ...stored, at: new Date(stored.at * 1000) }
  return row ? { ...row, first: read(row.first), last: read(row.last) } : null
}
