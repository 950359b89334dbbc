import type { Facts } from '#core/posts/approval/workflow/rules.ts'
import { readStep, type Step } from '#core/posts/approval/workflow/steps.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** What rules need to know of posts, with what the workspace sells; by post. At most 200 posts. */
export async function listFacts(
  sql: Sql,
  { workspace, postIds }: { workspace: WorkspaceId; postIds: readonly string[] },
): Promise<Map<string, Facts>> {
  const [rows, offers] = await Promise.all([
    sql<(Omit<Facts, 'offers'> & { id: string })[]>`
      select c.id,
        array_remove(array[c.title, c.body] || array(
          select value from jsonb_each_text(case jsonb_typeof(c.content_data -> 'variants')
            when 'object' then c.content_data -> 'variants' else '{}' end)
        ) || planned_comments(c.user_id, c.id), '') as texts,
        coalesce(s.permission, 'none') as permission,
        array(
          select c.platform where c.platform <> ''
          union
          select n.platform from content_planner n
          where n.user_id = c.user_id and n.content_id = c.id and n.status not in ('published', 'cancelled', 'idea')
          union
          select a.network from content_planner n
          join publish_targets t on t.user_id = n.user_id and t.scheduled_post_id = n.id
          join connections a on a.user_id = t.user_id and a.id = t.connection_id
          where n.user_id = c.user_id and n.content_id = c.id and n.status not in ('published', 'cancelled', 'idea')
        ) as platforms,
        exists (
          select from content_planner n
          where n.user_id = c.user_id and n.content_id = c.id and n.is_ad
            and n.status not in ('published', 'cancelled', 'idea')
        ) as is_ad,
        exists (
          select from team_members m
          where m.owner_id = c.user_id and m.member_id = c.author_id and m.status = 'active' and m.role = 'contributor'
        ) as is_by_contributor
      from content_created c
      left join stories s on s.user_id = c.user_id and s.id = c.story_id
      where c.user_id = ${workspace} and c.id = any(${[...postIds]}::uuid[]) limit 200
    `,
    sql<{ name: string; slug: string | null }[]>`
      select name, slug from offers where user_id = ${workspace} and status <> 'archived'
      order by created_at desc limit 200
    `,
  ])
  const sold = offers.flatMap(({ name, slug }) => (slug ? [name, `/o/${slug}`] : [name]))
  return new Map(rows.map(({ id, ...facts }) => [id, { ...facts, offers: sold }]))
}

/** An approval of what a post has now. */
export interface GivenApproval {
  readonly postId: string
  /** Of which step; null where there was no workflow. */
  readonly step: Step | null
  readonly isFinal: boolean
  readonly decidedAt: Date
}

/**
 * Approvals of the texts that posts have now, with their pictures and all first comments that are planned; with
 * `comment`, with that one instead ('' for none). At most 1,000.
 */
export async function listApprovals(
  sql: Sql,
  input: { workspace: WorkspaceId; postIds: readonly string[]; comment?: string },
): Promise<GivenApproval[]> {
  const { workspace, postIds, comment } = input
  const covers =
    comment === undefined
      ? sql`planned_comments(r.user_id, r.content_id) <@ r.first_comments`
      : sql`(${comment}::text = '' or ${comment}::text = any(r.first_comments))`
  const rows = await sql<{ postId: string; askedOf: unknown; isFinal: boolean; decidedAt: Date }[]>`
    select r.content_id as post_id, r.asked_of, r.is_final, r.decided_at
    from post_reviews r join content_created c on c.user_id = r.user_id and c.id = r.content_id
    where r.user_id = ${workspace} and r.content_id = any(${[...postIds]}::uuid[]) and r.decision = 'approved'
      and r.mark = reviewed_mark(c.user_id, c.id, c.title, c.body, c.content_data) and ${covers}
    order by r.decided_at desc limit 1000
  `
  return rows.map(({ askedOf, ...row }) => ({ ...row, step: readStep(askedOf) }))
}
