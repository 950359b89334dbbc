import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { nullable, type RowOf, rowShape, smallint, text, uuid } from '../../row.ts'

export const pillarShape = rowShape('content_pillars', {
  id: uuid,
  title: text(),
  description: text(),
  targetShare: nullable(smallint),
})

export type PillarRow = RowOf<typeof pillarShape> & { readonly isRetired: boolean }

/** Content pillars in the founder's order, those taken out of the strategy behind the others; at most 60. */
export async function listPillarRows(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<PillarRow[]> {
  return sql<PillarRow[]>`
    select ${sql(pillarShape.names)}, retired_at is not null as is_retired from content_pillars
    where user_id = ${workspace}
    order by retired_at is not null, "position", created_at, id limit 60
  `
}

/**
 * Makes these the pillars of the strategy, in this order; one without an id is new. All others are taken out and keep
 * their row. Ids must be of the workspace.
 */
export async function updatePillars(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    pillars: readonly { id: string; title: string; about: string; share: number }[]
    now: Date
  },
): Promise<void> {
  const { workspace, pillars, now } = input
  const ids = pillars.map(({ id }) => id)
  await sql`
    with wanted as (
      select * from unnest(
        ${ids}::uuid[], ${pillars.map(({ title }) => title)}::text[], ${pillars.map(({ about }) => about)}::text[],
        ${pillars.map(({ share }) => share)}::smallint[]
      ) with ordinality as w (id, title, description, target_share, place)
    ), gone as (
      update content_pillars p set retired_at = ${now}
      where p.user_id = ${workspace} and p.retired_at is null and p.id <> all(${ids}::uuid[])
    )
    insert into content_pillars as p (id, user_id, title, description, target_share, "position", created_at)
    select id, ${workspace}::uuid, title, description, target_share, place::smallint, ${now}::timestamptz from wanted
    on conflict (id) do update set
      title = excluded.title, description = excluded.description, target_share = excluded.target_share,
      "position" = excluded."position", retired_at = null
    where p.user_id = ${workspace}
  `
}

/** What the drift counts, within some days up to now. */
export interface PillarCounted {
  readonly pillars: readonly {
    readonly id: string
    readonly title: string
    readonly target: number | null
    readonly planned: number
    readonly published: number
    readonly stories: number
  }[]
  readonly withoutPillar: { readonly planned: number; readonly published: number }
  readonly publishedBy: Readonly<Record<string, number>>
}

export interface DriftCounts extends PillarCounted {
  readonly posts: readonly { readonly id: string; readonly title: string; readonly body: string }[]
}

/** What a text is called: its title, else its first line; of a row `c` of `content_created`. */
export function textTitle(sql: Sql): SqlPart {
  return sql`coalesce(nullif(c.title, ''), left(split_part(c.body, chr(10), 1), 80))`
}

/**
 * What was planned and what went out of an owner between two instants, by pillar and by platform, and how many stories
 * each pillar has; one row, a part of a larger query. A post that goes out on two platforms counts for each.
 */
export function driftCounted(
  sql: Sql,
  { owner, from, to }: { owner: SqlPart; from: Date; to: Date },
): SqlPart {
  return sql`
    with pillars as (
      select id, title, target_share as target, "position", created_at from content_pillars
      where user_id = ${owner} and retired_at is null order by "position", created_at, id limit 12
    ), planned as (
      select l.id as pillar_id, count(*) as n
      from content_planner p
        left join content_created c on c.user_id = p.user_id and c.id = p.content_id
        left join pillars l on l.id = c.pillar_id
      where p.user_id = ${owner} and p.scheduled_for > ${from} and p.scheduled_for <= ${to}
        and p.status not in ('idea', 'cancelled')
      group by l.id
    ), outings as (
      select c.id, c.pillar_id, p.platform from content_planner p
        left join content_created c on c.user_id = p.user_id and c.id = p.content_id
      where p.user_id = ${owner} and p.status = 'published'
        and p.scheduled_for > ${from}::timestamptz - interval '30 days'
        and coalesce(p.published_at, p.scheduled_for) > ${from} and coalesce(p.published_at, p.scheduled_for) <= ${to}
      union all
      select c.id, c.pillar_id, c.platform from content_created c
      where c.user_id = ${owner} and c.published_at > ${from} and c.published_at <= ${to}
        and c.status = 'published'
        and not exists (
          select from content_planner p
          where p.user_id = c.user_id and p.content_id = c.id and p.status = 'published'
        )
    ), published as (
      select l.id as pillar_id, count(*) as n from outings o left join pillars l on l.id = o.pillar_id group by l.id
    )
    select
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', l.id, 'title', l.title, 'target', l.target,
          'planned', coalesce((select n from planned where pillar_id = l.id), 0),
          'published', coalesce((select n from published where pillar_id = l.id), 0),
          'stories', (
            select count(*) from story_links s
            where s.user_id = ${owner} and s.kind = 'pillar' and s.name = l.id::text
          )
        ) order by l."position", l.created_at, l.id)
        from pillars l
      ), '[]') as pillars,
      jsonb_build_object(
        'planned', coalesce((select n from planned where pillar_id is null), 0),
        'published', coalesce((select n from published where pillar_id is null), 0)
      ) as without_pillar,
      coalesce((
        select jsonb_object_agg(platform, n) from (select platform, count(*) as n from outings group by platform) by_platform
      ), '{}') as published_by
  `
}

/** The same of one workspace, with the newest 60 texts that went out (2 000 characters of each). One statement. */
export async function findDriftCounts(
  sql: Sql,
  { workspace, from, to }: { workspace: WorkspaceId; from: Date; to: Date },
): Promise<DriftCounts> {
  const [row] = await sql<DriftCounts[]>`
    select d.*,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'body', t.body))
        from (
          select c.id, left(c.body, 2000) as body, ${textTitle(sql)} as title
          from content_created c
          where c.user_id = ${workspace} and c.published_at > ${from} and c.published_at <= ${to}
          order by c.published_at desc limit 60
        ) t
      ), '[]') as posts
    from (${driftCounted(sql, { owner: sql`${workspace}::uuid`, from, to })}) d
  `
  if (!row) throw new Error('The drift was not returned')
  return row
}
