import type { PostStatus } from '#core/posts/status.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** A post that answers what somebody else published, and what came of it. */
export interface AnswerResult {
  readonly id: string
  readonly title: string
  readonly status: PostStatus
  readonly publishedAt: Date | null
  /** People who followed its tracked links, machines left out. */
  readonly people: number
  /** Of those who got in touch by themselves, whom it led to the founder first. */
  readonly leads: number
}

/** What came of each of these posts, in no order. */
export async function listAnswerResults(
  sql: Sql,
  { workspace, contentIds }: { workspace: WorkspaceId; contentIds: readonly string[] },
): Promise<AnswerResult[]> {
  if (contentIds.length === 0) return []
  return sql<AnswerResult[]>`
    select c.id, coalesce(nullif(c.title, ''), left(c.body, 80)) as title, c.status, c.published_at,
      coalesce((
        select sum(d.visits)::integer
        from tracked_links t join link_days d on d.user_id = t.user_id and d.link_id = t.id
        where t.user_id = c.user_id and t.content_id = c.id and d.reason = ''
      ), 0) as people,
      (
        select count(*)::integer from leads l
        where l.user_id = c.user_id and l.first_content_id = c.id and l.merged_into is null
          and l.first_source not in ('import', 'typed')
      ) as leads
    from content_created c where c.user_id = ${workspace} and c.id = any(${[...contentIds]}::uuid[])
  `
}

/** An item that a post answers. */
export interface AnsweredItem {
  readonly id: string
  readonly title: string
  readonly address: string
  readonly sourceName: string
  readonly publishedAt: Date
  readonly contentId: string
}

/** What a competitor's sources brought, or was put on its sheet, that a post answers; the newest first, at most 50. */
export async function listAnsweredItems(
  sql: Sql,
  { workspace, competitorId }: { workspace: WorkspaceId; competitorId: string },
): Promise<AnsweredItem[]> {
  return sql<AnsweredItem[]>`
    select i.id, i.title, i.address, s.name as source_name, i.published_at, i.content_id
    from watch_items i join watch_sources s on s.user_id = i.user_id and s.id = i.source_id
    where i.user_id = ${workspace} and i.content_id is not null and (
      i.source_id in (
        select source_id from competitor_sources where user_id = ${workspace} and competitor_id = ${competitorId}
      )
      or i.id in (
        select item_id from competitor_evidence where user_id = ${workspace} and competitor_id = ${competitorId}
      )
    )
    order by i.published_at desc, i.id desc limit 50
  `
}
