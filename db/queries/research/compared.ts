import type { Sql, WorkspaceId } from '../../client.ts'

/** A text of one side of a comparison. */
export interface ComparedRow {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly address: string
  readonly at: Date
}

/** Texts of one side, and characters of one. */
const MOST = 60
const LENGTH = 2000

/** What the sources of a competitor brought since an instant, the newest first, at most 60. */
export async function listCompetitorTexts(
  sql: Sql,
  input: { workspace: WorkspaceId; competitorId: string; since: Date },
): Promise<ComparedRow[]> {
  const { workspace, competitorId, since } = input
  return sql<ComparedRow[]>`
    select i.id, i.title,
      case when i.summary = '' or starts_with(i.summary, i.title) then coalesce(nullif(i.summary, ''), i.title)
        else rtrim(i.title, '.') || case when i.title ~ '[?!…]$' then ' ' else '. ' end || i.summary end as text,
      i.address, i.published_at as at
    from competitor_sources s join watch_items i on i.user_id = s.user_id and i.source_id = s.source_id
    where s.user_id = ${workspace} and s.competitor_id = ${competitorId} and i.published_at >= ${since}
      and i.folded_into is null and not i.is_hidden
    order by i.published_at desc, i.id limit ${MOST}
  `
}

/** The workspace's own posts that were published since an instant, the newest first, at most 60. */
export async function listOwnTexts(
  sql: Sql,
  { workspace, since }: { workspace: WorkspaceId; since: Date },
): Promise<ComparedRow[]> {
  return sql<ComparedRow[]>`
    select id, coalesce(nullif(title, ''), left(body, 80)) as title, left(body, ${LENGTH}) as text,
      '/app/create?post=' || id as address, published_at as at
    from content_created
    where user_id = ${workspace} and status = 'published' and published_at >= ${since} and body <> ''
    order by published_at desc, id limit ${MOST}
  `
}
