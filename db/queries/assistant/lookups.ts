import type { FindStoriesInput } from '#core/assistant/tools/find-stories.ts'
import type { BrandNumbers } from '#core/assistant/tools/read-numbers.ts'
import type { Dimension } from '#core/brand/alignment/types.ts'
import type { PostStatus } from '#core/posts/status.ts'
import type { StoryKind, StoryPermission } from '#core/stories/kinds.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** Rows are counted up to here. */
const COUNTED = 1000
/** Characters read of a story or post, for whoever takes whole sentences from them. */
const READ = 2500

interface Wanted {
  readonly workspace: WorkspaceId
  /** A text search in PostgreSQL's own words; null for all. */
  readonly query: string | null
  readonly limit: number
}

export interface FoundStoryRow {
  readonly id: string
  readonly title: string
  readonly kind: StoryKind
  readonly happenedOn: string | null
  readonly permission: StoryPermission
  readonly permissionExpiresOn: string | null
  /** Its parts one below the other, from the situation to the body; cut. */
  readonly text: string
  readonly pillars: readonly string[]
  readonly values: readonly string[]
  readonly posts: number
}

/**
 * Stories that may be told, neither archived nor taken back: the closest match first, else the newest. `total` is how
 * many there are in all, counted up to 1 000.
 */
export async function findStoryRows(
  sql: Sql,
  { workspace, query, limit, used }: Wanted & { used: FindStoriesInput['used'] },
): Promise<{ total: number; rows: FoundStoryRow[] }> {
  const told = sql`exists (select from content_created c where c.user_id = s.user_id and c.story_id = s.id)`
  const words = sql`to_tsquery('english', ${query ?? ''})`
  const condition = sql`
    s.user_id = ${workspace} and s.status <> 'archived' and s.permission <> 'revoked'
    ${query === null ? sql`` : sql`and s.search @@ ${words}`}
    ${used === 'any' ? sql`` : used === 'used' ? sql`and ${told}` : sql`and not ${told}`}
  `
  const closest = query === null ? sql`` : sql`ts_rank(s.search, ${words}) desc,`
  const [row] = await sql<{ total: number; rows: FoundStoryRow[] }[]>`
    select
      (select count(*)::int from (select from stories s where ${condition} limit ${COUNTED}) counted) as total,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', f.id, 'title', f.title, 'kind', f.kind, 'happenedOn', f.happened_on, 'permission', f.permission,
          'permissionExpiresOn', f.permission_expires_on,
          'text', left(concat_ws(chr(10), nullif(f.situation, ''), nullif(f.struggle, ''), nullif(f.turn, ''),
            nullif(f.result, ''), nullif(f.lesson, ''), nullif(f.proof, ''), nullif(f.body, '')), ${READ}),
          'pillars', array(
            select p.title from story_links l join content_pillars p on p.user_id = l.user_id and p.id::text = l.name
            where l.user_id = f.user_id and l.story_id = f.id and l.kind = 'pillar' order by p.title limit 5
          ),
          'values', array(
            select l.name from story_links l
            where l.user_id = f.user_id and l.story_id = f.id and l.kind = 'value' order by l.name limit 5
          ),
          'posts', (select count(*) from content_created c where c.user_id = f.user_id and c.story_id = f.id)
        ) order by f.place)
        from (
          select s.*, row_number() over (order by ${closest} s.created_at desc, s.id desc) as place
          from stories s where ${condition} order by place limit ${limit}
        ) f
      ), '[]') as rows
  `
  return row ?? { total: 0, rows: [] }
}

export interface FoundPostRow {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly platform: string
  readonly status: PostStatus
  readonly score: (Readonly<Record<Dimension, number>> & { readonly overall: number }) | null
  readonly scheduledFor: string | null
  readonly publishedAt: string | null
  readonly pillar: string | null
  readonly story: string | null
}

/** How posts are ordered: by match (then the newest), by age, or by score. */
export type PostOrder = 'closest' | 'newest' | 'best' | 'worst'

/**
 * Posts in one of some states, whatever was made of them; `total` is how many there are in all, counted up to 1 000.
 * Only scored posts have a place among the best and the worst. Instants are texts that JavaScript reads.
 */
export async function findPostRows(
  sql: Sql,
  {
    workspace,
    query,
    limit,
    order,
    statuses,
  }: Wanted & { order: PostOrder; statuses: readonly PostStatus[] },
): Promise<{ total: number; rows: FoundPostRow[] }> {
  const words = sql`to_tsquery('english', ${query ?? ''})`
  const text = sql`coalesce(c.search, to_tsvector('english', c.title || ' ' || c.body))`
  const condition = sql`
    c.user_id = ${workspace} and c.status = any(${[...statuses]}::text[])
    ${query === null ? sql`` : sql`and ${text} @@ ${words}`}
    ${order === 'best' || order === 'worst' ? sql`and c.alignment_overall is not null` : sql``}
  `
  const first = {
    closest: query === null ? sql`` : sql`ts_rank(${text}, ${words}) desc,`,
    newest: sql``,
    best: sql`c.alignment_overall desc,`,
    worst: sql`c.alignment_overall,`,
  }[order]
  const [row] = await sql<{ total: number; rows: FoundPostRow[] }[]>`
    select
      (select count(*)::int from (select from content_created c where ${condition} limit ${COUNTED}) counted) as total,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', f.id, 'title', f.title, 'body', left(f.body, ${READ}), 'platform', f.platform, 'status', f.status,
          'score', case when f.alignment_overall is null then null else jsonb_build_object(
            'overall', f.alignment_overall,
            'voice', coalesce(f.alignment_voice, f.alignment_overall),
            'values', coalesce(f.alignment_values, f.alignment_overall),
            'audience', coalesce(f.alignment_audience, f.alignment_overall),
            'emotion', coalesce(f.alignment_emotion, f.alignment_overall)
          ) end,
          'scheduledFor', (
            select min(p.scheduled_for) from content_planner p
            where p.user_id = f.user_id and p.content_id = f.id
              and p.status in ('scheduled', 'due', 'sending', 'handed_over', 'held')
          ),
          'publishedAt', f.published_at,
          'pillar', (select title from content_pillars p where p.user_id = f.user_id and p.id = f.pillar_id),
          'story', (
            select title from stories s
            where s.user_id = f.user_id and s.id = f.story_id and s.permission <> 'revoked'
          )
        ) order by f.place)
        from (
          select c.*, row_number() over (order by ${first} c.created_at desc, c.id desc) as place
          from content_created c where ${condition} order by place limit ${limit}
        ) f
      ), '[]') as rows
  `
  return row ?? { total: 0, rows: [] }
}

/** Keys of the foundation's answers that hold any of the words, the closest match first; at most `limit`. */
export async function findAnswerKeys(
  sql: Sql,
  { workspace, query, limit }: { workspace: WorkspaceId; query: string; limit: number },
): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    select key from (
      select a.key, to_tsvector('english', a.value) as words
      from user_clarify_data d, jsonb_each_text(d.clarify_data) a where d.user_id = ${workspace}
    ) answers
    where words @@ to_tsquery('english', ${query})
    order by ts_rank(words, to_tsquery('english', ${query})) desc, key limit ${limit}
  `
  return rows.map(({ key }) => key)
}

export type WorkspaceCounts = Pick<BrandNumbers, 'posts' | 'stories'>

/** How many posts and stories there are, by what they are; `untold` are ready stories that no post was made from. */
export async function countWorkspace(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    since: Date
    scheduled: readonly PostStatus[]
    drafts: readonly PostStatus[]
  },
): Promise<WorkspaceCounts> {
  const { workspace, since } = input
  const [row] = await sql<WorkspaceCounts[]>`
    select
      (
        select jsonb_build_object(
          'total', count(*),
          'drafts', count(*) filter (where status = any(${[...input.drafts]}::text[])),
          'scheduled', count(*) filter (where status = any(${[...input.scheduled]}::text[])),
          'published', count(*) filter (where status = 'published'),
          'published30', count(*) filter (where status = 'published' and published_at > ${since}),
          'averageScore', round(avg(alignment_overall))
        )
        from content_created where user_id = ${workspace}
      ) as posts,
      (
        select jsonb_build_object(
          'total', count(*),
          'untold', count(*) filter (where status = 'ready' and not exists (
            select from content_created c where c.user_id = s.user_id and c.story_id = s.id
          ))
        )
        from stories s where s.user_id = ${workspace}
      ) as stories
  `
  if (!row) throw new Error('The counts were not returned')
  return row
}
