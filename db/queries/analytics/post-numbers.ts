import type { RememberedColumns } from '#core/analytics/networks/columns.ts'
import type { MatchablePost } from '#core/analytics/networks/match-rows.ts'
import type { PostNumberSource, PostNumbers } from '#core/analytics/networks/post-numbers.ts'
import type { DayOrder } from '#core/analytics/networks/read-day.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'

interface OfWorkspace {
  readonly workspace: WorkspaceId
}

/**
 * What connections read back of posts, by post and platform: accounts of the same platform are added up. It stays where
 * publishing keeps it. `posts` narrows it by the columns of the scheduled post `p`.
 */
export function readBackRows(sql: Sql, { workspace, posts }: OfWorkspace & { posts: SqlPart }): SqlPart {
  return sql`
    select p.content_id, case k.network when 'x' then 'twitter' else k.network end as network, 'network' as source,
      null::int8 as views, sum(t.likes) as likes, sum(t.replies) as replies, sum(t.reposts) as shares,
      null::int8 as saves, null::int8 as clicks, max(t.read_at)::date as measured_on
    from publish_targets t
    join content_planner p on p.user_id = t.user_id and p.id = t.scheduled_post_id
    join connections k on k.user_id = t.user_id and k.id = t.connection_id
    where t.user_id = ${workspace} and num_nonnulls(t.likes, t.replies, t.reposts) > 0 and ${posts}
    group by 1, 2
  `
}

/** Numbers of a post as one source has them. */
export interface SourcedNumbers extends PostNumbers {
  readonly network: string
  readonly source: PostNumberSource
  /** `YYYY-MM-DD` */
  readonly measuredOn: string | null
}

/** What each source has of a post on each platform. */
export async function listNumbersOfPost(
  sql: Sql,
  { workspace, postId }: OfWorkspace & { postId: string },
): Promise<SourcedNumbers[]> {
  return sql<SourcedNumbers[]>`
    select network, source, views::int8 as views, likes::int8 as likes, replies::int8 as replies,
      shares::int8 as shares, saves::int8 as saves, clicks::int8 as clicks, measured_on
    from (
      select network, source, views, likes, replies, shares, saves, clicks, measured_on
      from (${readBackRows(sql, { workspace, posts: sql`p.content_id = ${postId}` })}) read_back
      union all
      select network, source, views, likes, replies, shares, saves, clicks, measured_on
      from post_numbers where user_id = ${workspace} and content_id = ${postId}
    ) each order by network, source limit 100
  `
}

/** A post as its numbers are shown. */
export interface NumberedPost {
  readonly id: string
  readonly title: string
  readonly platform: string
  /** Null while it is not published. */
  readonly publishedAt: Date | null
}

/** A post of the workspace, which stays as it is until the transaction ends where `lock` says so; null when there is none. */
export async function findNumberedPost(
  sql: Sql,
  { workspace, postId, lock = false }: OfWorkspace & { postId: string; lock?: boolean },
): Promise<NumberedPost | null> {
  const [row] = await sql<NumberedPost[]>`
    select id, coalesce(nullif(title, ''), left(body, 80)) as title, platform,
      case when status = 'published' then published_at end as published_at
    from content_created where user_id = ${workspace} and id = ${postId} ${lock ? sql`for share` : sql``}
  `
  return row ?? null
}

/** Writes the numbers that somebody typed in for a post on a platform, over those typed before. */
export async function upsertTypedNumbers(
  sql: Sql,
  input: OfWorkspace & { postId: string; network: string; numbers: PostNumbers; measuredOn: string },
): Promise<void> {
  const { workspace, postId, network, numbers, measuredOn } = input
  const { views, likes, replies, shares, saves, clicks } = numbers
  await sql`
    insert into post_numbers (
      user_id, content_id, network, source, views, likes, replies, shares, saves, clicks, measured_on
    ) values (
      ${workspace}, ${postId}, ${network}, 'typed', ${views}, ${likes}, ${replies}, ${shares}, ${saves}, ${clicks},
      ${measuredOn}
    )
    on conflict (user_id, content_id, network, source) do update set
      views = excluded.views, likes = excluded.likes, replies = excluded.replies, shares = excluded.shares,
      saves = excluded.saves, clicks = excluded.clicks, measured_on = excluded.measured_on
  `
}

/** Deletes what was typed in for a post on a platform; nothing happens where nothing was. */
export async function deleteTypedNumbers(
  sql: Sql,
  { workspace, postId, network }: OfWorkspace & { postId: string; network: string },
): Promise<void> {
  await sql`
    delete from post_numbers
    where user_id = ${workspace} and content_id = ${postId} and network = ${network} and source = 'typed'
  `
}

/** Posts that a file is compared with, the newest first. */
const MOST_POSTS = 10_000

/** Published posts with what rows of a platform's file can be known by. */
export async function listMatchablePosts(
  sql: Sql,
  { workspace, network, timeZone }: OfWorkspace & { network: string; timeZone: string },
): Promise<MatchablePost[]> {
  return sql<MatchablePost[]>`
    with published as (
      select id, published_at, title, body, content_data from content_created
      where user_id = ${workspace} and status = 'published' and published_at is not null
      order by published_at desc limit ${MOST_POSTS}
    ), places as (
      select p.content_id, array_agg(a.address) filter (where a.address <> '') as addresses,
        array_agg(a.remote_id) filter (where a.remote_id <> '') as remote_ids
      from content_planner p
      cross join lateral (
        select p.link as address, '' as remote_id
        union all
        select t.address, t.remote_id from publish_targets t
        where t.user_id = p.user_id and t.scheduled_post_id = p.id
      ) a
      where p.user_id = ${workspace} and p.content_id is not null and (a.address <> '' or a.remote_id <> '')
      group by p.content_id
    )
    select c.id, to_char(c.published_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      array_remove(array[
        nullif(left(c.body, 400), ''), nullif(left(c.content_data -> 'variants' ->> ${network}, 400), ''),
        nullif(left(c.title, 200), '')
      ], null) as texts,
      coalesce(places.addresses, '{}') as addresses, coalesce(places.remote_ids, '{}') as remote_ids
    from published c left join places on places.content_id = c.id
  `
}

/** What posts are called. */
export async function listPostTitles(
  sql: Sql,
  { workspace, postIds }: OfWorkspace & { postIds: readonly string[] },
): Promise<{ id: string; title: string }[]> {
  return sql<{ id: string; title: string }[]>`
    select id, coalesce(nullif(title, ''), left(body, 80)) as title from content_created
    where user_id = ${workspace} and id = any(${[...postIds]}::uuid[])
  `
}

/** What is remembered of a platform's columns; null when no file of it was imported yet. */
export async function findColumns(
  sql: Sql,
  { workspace, network }: OfWorkspace & { network: string },
): Promise<{ columns: RememberedColumns; dayOrder: DayOrder | '' } | null> {
  const [row] = await sql<{ columns: RememberedColumns; dayOrder: DayOrder | '' }[]>`
    select columns, day_order from number_columns where user_id = ${workspace} and network = ${network}
  `
  return row ?? null
}

/** Remembers what a platform's columns hold; headings of other files of it stay remembered. */
export async function upsertColumns(
  sql: Sql,
  input: OfWorkspace & { network: string; columns: RememberedColumns; dayOrder: DayOrder | '' },
): Promise<void> {
  const { workspace, network, columns, dayOrder } = input
  await sql`
    insert into number_columns (user_id, network, columns, day_order)
    values (${workspace}, ${network}, ${JSON.stringify(columns)}::text::jsonb, ${dayOrder})
    on conflict (user_id, network) do update set
      columns = case when length(number_columns.columns::text) < 20000
        then number_columns.columns || excluded.columns else excluded.columns end,
      day_order = excluded.day_order
  `
}
