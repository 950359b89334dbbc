import type { ScoredDay, ScoreSums } from '#core/analytics/alignment/trend.ts'
import type { Sql, SqlPart } from '../../client.ts'
import { readLists } from '../platform/lists.ts'
import { type Looked, publishedRows, type TimeSpan } from './sources.ts'

/** What alignment in depth is made of. */
export interface AlignmentParts {
  /** The scored posts of each day, added up. */
  readonly days: readonly ScoredDay[]
  /** The scored posts of each platform and of each author, added up; `key` null belongs to none. */
  readonly groups: readonly (ScoreSums & { by: 'network' | 'person'; key: string | null })[]
  /**
   * The ten best of the scored posts, the post that is asked for (else the newest of them), and the newest thirty to choose
   * from.
   */
  readonly posts: readonly ComparedPost[]
}

/** All of a time, and the days of `reach`, in which it lies, from one statement that reads the posts once. */
export async function readAlignmentParts(
  sql: Sql,
  looked: Omit<Looked, 'by'> & { reach: TimeSpan; postId: string | null },
): Promise<AlignmentParts> {
  const sums = sql`
    sum(posts)::int as posts, sum(overall)::int as overall, sum(voice)::int as voice, sum(values)::int as values,
    sum(audience)::int as audience, sum(emotion)::int as emotion
  `
  const { from, to } = looked.span
  const inSpan = sql`day >= ${from}::date and day <= ${to}::date`
  return readLists<{ [Name in keyof AlignmentParts]: AlignmentParts[Name] }>(
    sql,
    {
      days: sql`select day, ${sums} from sums group by day order by day`,
      groups: sql`
        select 'network' as by, key, ${sums} from sums where ${inSpan} group by key
        union all
        select 'person', author, ${sums} from sums where ${inSpan} group by author
        order by 1, posts desc, key
      `,
      posts: comparedPosts(sql, looked),
    },
    sql`
      with scored as materialized (
        select id, at, day, overall, voice, values_score, audience, emotion, key, author
        from (${publishedRows(sql, { ...looked, span: looked.reach, by: 'network' })}) c where overall is not null
      ), sums as materialized (
        select day, key, author, count(*) as posts, sum(overall) as overall, sum(voice) as voice,
          sum(values_score) as values, sum(audience) as audience, sum(emotion) as emotion
        from scored group by day, key, author
      )
    `,
  )
}

/** A scored post as it is compared with the best; the text of one that is only offered to be chosen is left out. */
export interface ComparedPost {
  readonly part: 'best' | 'this' | 'recent'
  readonly id: string
  readonly title: string
  readonly body: string
  readonly overall: number
}

function comparedPosts(
  sql: Sql,
  { postId, workspace, span }: Omit<Looked, 'by'> & { postId: string | null },
): SqlPart {
  const inSpan = sql`at >= ${span.start} and at < ${span.end}`
  return sql`
    select p.part, p.id, coalesce(nullif(c.title, ''), left(c.body, 80)) as title, p.overall,
      case when p.part = 'recent' then '' else c.body end as body
    from (
      (select 'best' as part, id, overall, at from scored where ${inSpan} order by overall desc, at desc, id limit 10)
      union all
      (
        select 'this', id, overall, at from scored where ${inSpan}
        order by (id = ${postId}::uuid) desc nulls last, at desc, id limit 1
      )
      union all
      (select 'recent', id, overall, at from scored where ${inSpan} order by at desc, id limit 30)
    ) p join content_created c on c.user_id = ${workspace} and c.id = p.id
    order by p.part, case when p.part = 'best' then p.overall end desc, p.at desc, p.id
  `
}
