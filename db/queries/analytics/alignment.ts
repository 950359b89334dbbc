import type { ScoredDay, ScoreSums } from '#core/analytics/alignment/trend.ts'
import type { Sql, SqlPart } from '../../client.ts'
import { readLists } from '../platform/lists.ts'
import { type Looked, publishedRows, type TimeSpan } from './sources.ts'

const sums = (sql: Sql): SqlPart => sql`
  count(*)::int as posts, sum(overall)::int as overall, sum(voice)::int as voice, sum(values_score)::int as values,
  sum(audience)::int as audience, sum(emotion)::int as emotion
`

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

/** All of a time, and the days of `reach`, in which it lies, from one statement. */
export async function readAlignmentParts(
  sql: Sql,
  looked: Omit<Looked, 'by'> & { reach: TimeSpan; postId: string | null },
): Promise<AlignmentParts> {
  return readLists<{ [Name in keyof AlignmentParts]: AlignmentParts[Name] }>(sql, {
    days: scoredDays(sql, { ...looked, span: looked.reach }),
    groups: scoreGroups(sql, looked),
    posts: comparedPosts(sql, looked),
  })
}

function scoredDays(sql: Sql, looked: Omit<Looked, 'by'>): SqlPart {
  return sql`
    select day, ${sums(sql)} from (${publishedRows(sql, { ...looked, by: 'network' })}) c
    where overall is not null group by day order by day
  `
}

function scoreGroups(sql: Sql, looked: Omit<Looked, 'by'>): SqlPart {
  return sql`
    select 'network' as by, key, ${sums(sql)}
    from (${publishedRows(sql, { ...looked, by: 'network' })}) c where overall is not null group by key
    union all
    select 'person', key, ${sums(sql)}
    from (${publishedRows(sql, { ...looked, by: 'person' })}) c where overall is not null group by key
    order by 1, posts desc, key
  `
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
  { postId, ...looked }: Omit<Looked, 'by'> & { postId: string | null },
): SqlPart {
  return sql`
    with scored as materialized (
      select id, title, at, overall from (${publishedRows(sql, { ...looked, by: 'network' })}) c
      where overall is not null
    ),
    parts as (
      (select 'best' as part, id, title, overall, at from scored order by overall desc, at desc, id limit 10)
      union all
      (select 'this', id, title, overall, at from scored order by (id = ${postId}::uuid) desc nulls last, at desc, id limit 1)
      union all
      (select 'recent', id, title, overall, at from scored order by at desc, id limit 30)
    )
    select p.part, p.id, p.title, p.overall, case when p.part = 'recent' then '' else c.body end as body
    from parts p join content_created c on c.user_id = ${looked.workspace} and c.id = p.id
    order by p.part, case when p.part = 'best' then p.overall end desc, p.at desc, p.id
  `
}
