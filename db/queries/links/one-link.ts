import type { MachineReason } from '#core/links/visitor.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import type { TrackedLink } from './links.ts'

interface OfLink {
  readonly workspace: WorkspaceId
  readonly id: string
}

/** A link as its own page shows it. */
export type LinkDetails = Omit<TrackedLink, 'contentId' | 'campaignId' | 'offerId'> & {
  readonly checkedAt: Date | null
  readonly post: { readonly id: string; readonly title: string } | null
  readonly campaign: { readonly id: string; readonly name: string } | null
  /** People who got in touch for the first time through it. */
  readonly leads: number
}

/** One link of the workspace, also a deleted one; null when there is none. */
export async function findLink(sql: Sql, { workspace, id }: OfLink): Promise<LinkDetails | null> {
  const [row] = await sql<LinkDetails[]>`
    select l.id, l.slug, l.label, l.target, l.fallback, l.network, l.place, l.deleted_at, l.dead_since, l.checked_at,
      l.created_at,
      case when c.id is not null then jsonb_build_object(
        'id', c.id, 'title', coalesce(nullif(c.title, ''), left(c.body, 60))
      ) end as post,
      case when k.id is not null then jsonb_build_object('id', k.id, 'name', k.name) end as campaign,
      (
        select count(*) from leads p where p.user_id = l.user_id and p.first_link_id = l.id and p.merged_into is null
      ) as leads
    from tracked_links l
    left join content_created c on c.user_id = l.user_id and c.id = l.content_id
    left join campaigns k on k.user_id = l.user_id and k.id = l.campaign_id
    where l.user_id = ${workspace} and l.id = ${id}
  `
  return row ?? null
}

/** Who followed a link on one day (UTC, YYYY-MM-DD). */
export interface LinkDay {
  readonly day: string
  readonly people: number
  readonly machines: number
}

/** The days since `from` on which a link was followed, the earliest first. */
export async function listLinkDays(sql: Sql, input: OfLink & { from: string }): Promise<LinkDay[]> {
  const { workspace, id, from } = input
  return sql<LinkDay[]>`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(sum(visits) filter (where reason = ''), 0)::int8 as people,
      coalesce(sum(visits) filter (where reason <> ''), 0)::int8 as machines
    from link_days where user_id = ${workspace} and link_id = ${id} and day >= ${from}
    group by day order by day
  `
}

/** All who followed a link, since it was made: machines by the reason they were taken for one, the most first. */
export async function listLinkReasons(
  sql: Sql,
  { workspace, id }: OfLink,
): Promise<{ reason: MachineReason | ''; visits: number }[]> {
  return sql<{ reason: MachineReason | ''; visits: number }[]>`
    select reason, sum(visits)::int8 as visits from link_days
    where user_id = ${workspace} and link_id = ${id} group by reason order by visits desc, reason
  `
}

/** Visits of people that are looked at for where they came from. */
export const REFERRERS_OF = 1_000

/** Hosts from which the last `REFERRERS_OF` people came to a link, the most first, at most ten; '' where it was not said. */
export async function listLinkReferrers(
  sql: Sql,
  { workspace, id }: OfLink,
): Promise<{ referrer: string; people: number }[]> {
  return sql<{ referrer: string; people: number }[]>`
    select referrer, count(*) as people from (
      select referrer from link_visits
      where user_id = ${workspace} and link_id = ${id} order by visited_at desc limit ${REFERRERS_OF}
    ) newest
    group by referrer order by people desc, referrer limit 10
  `
}

/**
 * Changes where a link leads; its slug, when it was deleted and answers for its figures, stay. A new target is not taken
 * for dead until it was looked at. Its slug; null when there is no such link, or when it was deleted.
 */
export async function updateLink(
  sql: Sql,
  input: OfLink & { label: string; target: string; fallback: string | null },
): Promise<string | null> {
  const { workspace, id, label, target, fallback } = input
  const [row] = await sql<{ slug: string }[]>`
    update tracked_links set label = ${label}, fallback = ${fallback}, target = ${target},
      dead_since = case when target = ${target} then dead_since end,
      checked_at = case when target = ${target} then checked_at end
    where user_id = ${workspace} and id = ${id} and deleted_at is null
    returning slug
  `
  return row?.slug ?? null
}

/** Deletes a link, or takes that back with null; its figures stay. Its slug; null when there is no such link. */
export async function updateLinkDeleted(
  sql: Sql,
  { workspace, id, deletedAt }: OfLink & { deletedAt: Date | null },
): Promise<string | null> {
  const [row] = await sql<{ slug: string }[]>`
    update tracked_links set deleted_at = ${deletedAt} where user_id = ${workspace} and id = ${id} returning slug
  `
  return row?.slug ?? null
}

/** Is there any link, also a deleted one? */
export async function findAnyLink(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<boolean> {
  const [row] = await sql<{ any: boolean }[]>`
    select exists (select from tracked_links where user_id = ${workspace}) as any
  `
  return row?.any ?? false
}
