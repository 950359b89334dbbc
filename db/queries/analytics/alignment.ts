import type { AlignmentGrouping } from '#core/analytics/alignment/groups-sentence.ts'
import type { ScoredDay, ScoreSums } from '#core/analytics/alignment/trend.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { readLists } from '../platform/lists.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
import type { Looked, TimeSpan } from './sources.ts'
import { publishedSums, readKept, staleSums } from './sums.ts'

/** What alignment in depth is made of. */
export interface AlignmentParts {
  /** The scored posts of each day, added up. */
  readonly days: readonly ScoredDay[]
  /** The scored posts of each platform and of each author, added up; `key` null belongs to none. */
  readonly groups: readonly (ScoreSums & { by: AlignmentGrouping; key: string | null })[]
  /** The ten best of the scored posts, and the post that is asked for (else the newest of them). */
  readonly posts: readonly ComparedPost[]
}

type Asked = Omit<Looked, 'by'> & { reach: TimeSpan; postId: string | null }

/**
 * All of a time, and the days of `reach`, in which it lies, from one statement; in a few more when days that are over have to
 * be added up again.
 */
export async function readAlignmentParts(sql: Sql, asked: Asked): Promise<AlignmentParts> {
  const kept = [byNetwork(asked), byPerson(asked)]
  const { isStale: _, ...parts } = await readKept(sql, kept, () => readParts(sql, asked))
  return parts
}

const byNetwork = (asked: Asked): Looked => ({ ...asked, span: asked.reach, by: 'network' })
const byPerson = (asked: Asked): Looked => ({ ...asked, by: 'person' })

// The posts to compare are those with a score in `publishedRows`, asked for as the index content_created_scored has them.
async function readParts(sql: Sql, asked: Asked): Promise<AlignmentParts & { isStale: boolean }> {
  const { from, to } = asked.span
  const sums = sql`
    sum(count)::int as posts, sum(count * overall)::int as overall, sum(voice)::int as voice,
    sum(values_score)::int as values, sum(audience)::int as audience, sum(emotion)::int as emotion
  `
  const scored = sql`overall is not null`
  type Lists = { [Name in keyof AlignmentParts]: AlignmentParts[Name] } & { stale: readonly object[] }
  const { stale, ...parts } = await readLists<Lists>(
    sql,
    {
      days: sql`select day, ${sums} from sums where ${scored} group by day order by day`,
      groups: sql`
        select 'network' as by, key, ${sums} from sums
        where ${scored} and day >= ${from}::date and day <= ${to}::date group by key
        union all
        select 'person', key, ${sums} from (${publishedSums(sql, byPerson(asked))}) p where ${scored} group by key
        order by 1, posts desc, key
      `,
      posts: comparedPosts(sql, asked),
      stale: sql`${staleSums(sql, byNetwork(asked))} union all ${staleSums(sql, byPerson(asked))}`,
    },
    sql`
      with sums as materialized (${publishedSums(sql, byNetwork(asked))}), scored as not materialized (
        select id, published_at as at, alignment_overall as overall ${scoredPosts(sql, asked)}
      )
    `,
  )
  return { ...parts, isStale: stale.length > 0 }
}

/** A scored post as it is compared with the best. */
export interface ComparedPost {
  readonly part: 'best' | 'this'
  readonly id: string
  readonly title: string
  readonly body: string
  readonly overall: number
}

function comparedPosts(sql: Sql, { postId, workspace }: Pick<Asked, 'postId' | 'workspace'>): SqlPart {
  return sql`
    select p.part, p.id, coalesce(nullif(c.title, ''), left(c.body, 80)) as title, p.overall, c.body
    from (
      (select 'best' as part, id, overall, at from scored order by overall desc, at desc, id limit 10)
      union all
      (
        select 'this', id, overall, at from (
          select id, overall, at from scored where id = ${postId}::uuid
          union all
          (select id, overall, at from scored order by at desc, id limit 1)
        ) t order by (id = ${postId}::uuid) desc nulls last, at desc, id limit 1
      )
    ) p join content_created c on c.user_id = ${workspace} and c.id = p.id
    order by p.part, case when p.part = 'best' then p.overall end desc, p.at desc, p.id
  `
}

function scoredPosts(sql: Sql, { workspace, span }: { workspace: WorkspaceId; span: TimeSpan }): SqlPart {
  return sql`
    from content_created
    where user_id = ${workspace} and published_at >= ${span.start} and published_at < ${span.end} and status = 'published'
      and coalesce(alignment_certainty, 'told') = 'told' and alignment_overall is not null
  `
}

/** A page of the posts of a time that can be compared, the newest first; names are cut to 80 characters. */
export async function listScoredPosts(
  sql: Sql,
  { page, ...of }: { workspace: WorkspaceId; span: TimeSpan; page: PageRequest },
): Promise<Page<{ id: string; title: string }>> {
  const { limit, offset } = readPage(page)
  const rows = await sql<{ id: string; title: string; total: number }[]>`
    select id, left(coalesce(nullif(title, ''), body), 80) as title, (select count(*) ${scoredPosts(sql, of)}) as total
    ${scoredPosts(sql, of)} order by published_at desc, id limit ${limit} offset ${offset}
  `
  return pageOf(rows, page)
}
