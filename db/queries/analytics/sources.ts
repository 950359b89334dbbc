import type { Grouping } from '#core/analytics/numbers.ts'
import type { Span } from '#core/analytics/period.ts'
import { WINDOW_DAYS } from '#core/deals/pounds.ts'
import { daysBounds } from '#core/schedule/days.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { readBackRows } from './post-numbers.ts'

/** A time: its days, and the instants between which they lie in the zone of the workspace. */
export interface TimeSpan extends Span {
  /** The first instant, and the first one after it. */
  readonly start: Date
  readonly end: Date
}

/** The days of a span with the instants of a zone between which they lie. */
export function timeSpan({ from, to }: Span, timeZone: string): TimeSpan {
  const { from: start, to: end } = daysBounds(from, to, timeZone)
  return { from, to, start, end }
}

/** What is looked at, with the time before it. */
export interface Looked {
  readonly workspace: WorkspaceId
  readonly timeZone: string
  readonly now: Date
  readonly span: TimeSpan
  readonly by: Grouping
}

/** The offer of a post `c` in campaign `k`: the one it names, else its campaign's. */
function offerOfPost(sql: Sql): SqlPart {
  return sql`coalesce(
    (
      select o.id from offers o
      where o.user_id = c.user_id and c.offer <> '' and o.name = c.offer order by o.created_at, o.id limit 1
    ),
    k.offer_id
  )::text`
}

function postKey(sql: Sql, by: Grouping): SqlPart {
  return {
    network: sql`nullif(nullif(c.platform, ''), 'unknown')`,
    pillar: sql`c.pillar_id::text`,
    story: sql`c.story_id::text`,
    campaign: sql`c.campaign_id::text`,
    offer: offerOfPost(sql),
    person: sql`c.author_id::text`,
  }[by]
}

const campaignOfPost = (sql: Sql) =>
  sql`left join campaigns k on k.user_id = c.user_id and k.id = c.campaign_id`

/** Posts as they were planned: `state` is 'planned_published', 'slipped' or, still to come, 'ahead'. */
export function plannedRows(sql: Sql, { workspace, timeZone, span, by, now }: Looked): SqlPart {
  return sql`
    select p.id, p.content_id, p.platform, p.scheduled_for as at, p.status,
      coalesce(nullif(p.title, ''), nullif(c.title, ''), left(c.body, 80), '') as title,
      (p.scheduled_for at time zone ${timeZone})::date as day,
      case when p.status = 'published' then 'planned_published' when p.scheduled_for > ${now} then 'ahead'
        else 'slipped' end as state,
      ${by === 'network' ? sql`nullif(p.platform, 'unknown')` : postKey(sql, by)} as key
    from content_planner p
    left join content_created c on c.user_id = p.user_id and c.id = p.content_id
    ${by === 'offer' ? campaignOfPost(sql) : sql``}
    where p.user_id = ${workspace} and p.scheduled_for >= ${span.start} and p.scheduled_for < ${span.end}
      and p.status not in ('idea', 'cancelled')
  `
}

/** Posts by when they were published; `overall` is null for one without a score that can be told. */
export function publishedRows(sql: Sql, { workspace, timeZone, span, by }: Looked): SqlPart {
  return sql`
    select c.id, c.platform, c.published_at as at, coalesce(nullif(c.title, ''), left(c.body, 80)) as title,
      (c.published_at at time zone ${timeZone})::date as day,
      case when coalesce(c.alignment_certainty, 'told') = 'told' then c.alignment_overall end as overall,
      coalesce(c.alignment_voice, 0) as voice, coalesce(c.alignment_values, 0) as values_score,
      coalesce(c.alignment_audience, 0) as audience, coalesce(c.alignment_emotion, 0) as emotion,
      c.author_id::text as author,
      ${postKey(sql, by)} as key
    from content_created c ${by === 'offer' ? campaignOfPost(sql) : sql``}
    where c.user_id = ${workspace} and c.published_at >= ${span.start} and c.published_at < ${span.end}
      and c.status = 'published'
  `
}

/**
 * What published posts came to on platforms, one row for each post and platform. Of each metric the source that is believed
 * first counts: the platform itself, then an import, then what was typed in. They are never added up.
 */
export function networkRows(sql: Sql, { workspace, timeZone, span, by }: Looked): SqlPart {
  const believed = (metric: string) => sql`coalesce(
    max(${sql(metric)}) filter (where source = 'network'), max(${sql(metric)}) filter (where source = 'imported'),
    max(${sql(metric)}) filter (where source = 'typed')
  )`
  const sourceOf = (metric: string) => sql`case
    when count(${sql(metric)}) filter (where source = 'network') > 0 then 'network'
    when count(${sql(metric)}) filter (where source = 'imported') > 0 then 'imported'
    when count(${sql(metric)}) > 0 then 'typed'
  end`
  const published = sql`
    c.user_id = ${workspace} and c.published_at >= ${span.start} and c.published_at < ${span.end}
    and c.status = 'published'
  `
  const posts = sql`p.content_id in (select c.id from content_created c where ${published})`
  return sql`
    select c.id, n.network as platform, c.published_at as at, coalesce(nullif(c.title, ''), left(c.body, 80)) as title,
      (c.published_at at time zone ${timeZone})::date as day, n.views, n.likes, n.replies, n.shares,
      n.saves, n.clicks, n.views_source, n.likes_source, n.replies_source, n.shares_source,
      coalesce(n.likes, 0) + coalesce(n.replies, 0) + coalesce(n.shares, 0) as reactions,
      ${by === 'network' ? sql`n.network` : postKey(sql, by)} as key
    from (
      select content_id, network, ${believed('views')} as views, ${believed('likes')} as likes,
        ${believed('replies')} as replies, ${believed('shares')} as shares, ${believed('saves')} as saves,
        ${believed('clicks')} as clicks,
        ${sourceOf('views')} as views_source, ${sourceOf('likes')} as likes_source,
        ${sourceOf('replies')} as replies_source, ${sourceOf('shares')} as shares_source
      from (
        ${readBackRows(sql, { workspace, posts })}
        union all
        select p.content_id, p.network, p.source, p.views, p.likes, p.replies, p.shares, p.saves, p.clicks, p.measured_on
        from post_numbers p where p.user_id = ${workspace} and ${posts}
      ) each group by content_id, network
    ) n
    join content_created c on c.user_id = ${workspace} and c.id = n.content_id
    ${by === 'offer' ? campaignOfPost(sql) : sql``}
    where ${published}
  `
}

/** What was counted of links, by day in UTC: `is_person` tells people from machines. */
export function visitRows(sql: Sql, looked: Looked): SqlPart {
  const { workspace, span } = looked
  return sql`
    select d.visits, d.reason = '' as is_person, d.day, t.key
    from link_days d join (${keyedLinks(sql, looked)}) t on t.id = d.link_id
    where d.user_id = ${workspace} and d.day >= ${span.from}::date and d.day <= ${span.to}::date
  `
}

/** Links that people or machines followed, with how often: added up before anything else is asked of a link. */
export function followedRows(sql: Sql, looked: Looked & { isPerson: boolean }): SqlPart {
  const { workspace, span, isPerson } = looked
  return sql`
    select t.id, t.label, t.slug, t.network, d.visits, t.key
    from (
      select link_id, sum(visits) as visits from link_days
      where user_id = ${workspace} and day >= ${span.from}::date and day <= ${span.to}::date
        and ${isPerson ? sql`reason = ''` : sql`reason <> ''`}
      group by link_id
    ) d join (${keyedLinks(sql, looked)}) t on t.id = d.link_id
  `
}

/** Links with the group that each belongs to. */
function keyedLinks(sql: Sql, { workspace, by }: Looked): SqlPart {
  const key = {
    network: sql`nullif(t.network, '')`,
    pillar: sql`c.pillar_id::text`,
    story: sql`c.story_id::text`,
    campaign: sql`t.campaign_id::text`,
    offer: sql`coalesce(t.offer_id, k.offer_id)::text`,
    person: sql`c.author_id::text`,
  }[by]
  return sql`
    select t.id, t.label, t.slug, t.network, ${key} as key
    from tracked_links t
    left join content_created c on c.user_id = t.user_id and c.id = t.content_id
    left join campaigns k on k.user_id = t.user_id and k.id = t.campaign_id
    where t.user_id = ${workspace}
  `
}

/** People by when they first got in touch; `is_own` is false for those whom the founder added or imported. */
export function leadRows(sql: Sql, { workspace, timeZone, span, by }: Looked): SqlPart {
  return sql`
    select l.id, coalesce(nullif(l.name, ''), l.email) as title, l.first_at as at, l.first_network, l.first_source,
      l.told_text, (l.first_at at time zone ${timeZone})::date as day,
      l.first_source not in ('import', 'typed') as is_own, ${firstKey(sql, by)} as key
    from leads l
    left join content_created f on f.user_id = l.user_id and f.id = l.first_content_id
    left join tracked_links t on t.user_id = l.user_id and t.id = l.first_link_id
    left join campaigns k on k.user_id = l.user_id and k.id = l.first_campaign_id
    where l.user_id = ${workspace} and l.merged_into is null
      and l.first_at >= ${span.start} and l.first_at < ${span.end}
  `
}

function firstKey(sql: Sql, by: Grouping): SqlPart {
  return {
    network: sql`nullif(l.first_network, '')`,
    pillar: sql`f.pillar_id::text`,
    story: sql`l.first_story_id::text`,
    campaign: sql`l.first_campaign_id::text`,
    offer: sql`coalesce(t.offer_id, k.offer_id)::text`,
    person: sql`f.author_id::text`,
  }[by]
}

/** Won deals by when they were won, with the three keys of what led to them. A last touch outside of the window has none. */
export function wonRows(sql: Sql, { workspace, timeZone, span, by }: Looked): SqlPart {
  const last = {
    network: sql`nullif(d.last_network, '')`,
    pillar: sql`z.pillar_id::text`,
    story: sql`d.last_story_id::text`,
    campaign: sql`d.last_campaign_id::text`,
    offer: sql`d.offer_id::text`,
    person: sql`z.author_id::text`,
  }[by]
  return sql`
    select d.id, d.title, d.value_pence, d.closed_at as at, coalesce(nullif(l.name, ''), l.email) as person,
      d.last_at, d.last_network, l.first_network, l.told_text,
      (d.closed_at at time zone ${timeZone})::date as day,
      ${by === 'offer' ? last : firstKey(sql, by)} as first_key,
      ${
        by === 'offer'
          ? last
          : sql`case when d.closed_at - d.last_at <= make_interval(days => ${WINDOW_DAYS}) then ${last} end`
      } as last_key,
      ${by === 'story' ? sql`l.told_story_id::text` : sql`null::text`} as told_key
    from deals d
    join leads l on l.user_id = d.user_id and l.id = d.lead_id
    left join content_created f on f.user_id = l.user_id and f.id = l.first_content_id
    left join content_created z on z.user_id = d.user_id and z.id = d.last_content_id
    where d.user_id = ${workspace} and d.stage = 'won' and d.closed_at >= ${span.start} and d.closed_at < ${span.end}
  `
}
