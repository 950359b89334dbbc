import type { Sql, WorkspaceId } from '../../client.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
import type { TrackedLink } from './links.ts'

export type LinkListItem = Pick<
  TrackedLink,
  'id' | 'slug' | 'label' | 'target' | 'network' | 'place' | 'deadSince' | 'createdAt'
> & {
  /** People who followed it, each once an hour, since it was made. */
  readonly people: number
  /** Programs that followed it. */
  readonly machines: number
}

/** One page of the links that are not deleted, newest first, counted from the sums of each day and never from single visits. */
export async function listLinks(
  sql: Sql,
  { workspace, network, page }: { workspace: WorkspaceId; network: string | null; page: PageRequest },
): Promise<Page<LinkListItem>> {
  const { limit, offset } = readPage(page)
  const matching = sql`
    user_id = ${workspace} and deleted_at is null ${network === null ? sql`` : sql`and network = ${network}`}
  `
  const rows = await sql<(LinkListItem & { total: number })[]>`
    with shown as (
      select id, slug, label, target, network, place, dead_since, created_at from tracked_links
      where ${matching} order by created_at desc, id desc limit ${limit} offset ${offset}
    )
    select shown.*, coalesce(d.people, 0) as people, coalesce(d.machines, 0) as machines,
      (select count(*) from tracked_links where ${matching}) as total
    from shown
    left join lateral (
      select sum(visits) filter (where reason = '') as people, sum(visits) filter (where reason <> '') as machines
      from link_days where user_id = ${workspace} and link_id = shown.id
    ) d on true
    order by created_at desc, id desc
  `
  return pageOf(rows, page)
}

/** How many links lead from each network, the most first; deleted ones left out. */
export async function countLinksByNetwork(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<{ network: string; count: number }[]> {
  return sql<{ network: string; count: number }[]>`
    select network, count(*) as count from tracked_links
    where user_id = ${workspace} and deleted_at is null group by network order by count desc, network limit 50
  `
}
