import type { PostNumberSource, PostNumbers } from '#core/analytics/networks/post-numbers.ts'
import type { RowsAddress } from '#core/analytics/numbers.ts'
import type { Sql, SqlPart } from '../../client.ts'
import { type PageRequest, readPage } from '../platform/page.ts'
import {
  followedRows,
  type Looked,
  leadRows,
  networkRows,
  plannedRows,
  publishedRows,
  wonRows,
} from './sources.ts'

/** A row behind a number; its `value` is what it adds to it: 1, visits or pence. */
export interface BehindRow {
  readonly id: string
  readonly title: string
  readonly value: number
  /** When it was planned, published, got in touch or was won; null for a link, which has many days. */
  readonly at: Date | null
  /** The platform, or where a person first came from. */
  readonly network: string
  /** State of a planned post, or how a person got in; '' otherwise. */
  readonly status: string
  /** The alignment score of a post. */
  readonly overall: number | null
  /** The post of a planned one. */
  readonly contentId: string | null
  /** Of a won deal: whose it is, and when and where they last followed a link. */
  readonly person: string
  readonly lastAt: Date | null
  readonly lastNetwork: string
  /** How they say that they came across the founder. */
  readonly toldText: string
  /** Of a post on a platform: what was counted there, and where the parts of `value` come from. */
  readonly numbers: PostNumbers | null
  readonly sources: readonly PostNumberSource[]
}

/** One page of the rows behind a number, the newest first, with how many there are and what they come to in all. */
export async function listBehind(
  sql: Sql,
  input: Looked & { wanted: Pick<RowsAddress, 'number' | 'of' | 'band'>; page: PageRequest },
): Promise<{ rows: BehindRow[]; count: number; sum: number }> {
  const { limit, offset } = readPage(input.page)
  const rows = await sql<(BehindRow & { count: number; sum: number })[]>`
    with behind as (${behind(sql, input)})
    select id, title, value::int8 as value, at, network, status, overall, content_id, person, last_at, last_network,
      told_text, numbers, sources, count(*) over () as count, (sum(value) over ())::int8 as sum
    from behind order by at desc nulls last, value desc, id, network limit ${limit} offset ${offset}
  `
  return {
    rows: rows.map(({ count: _count, sum: _sum, ...row }) => row),
    count: rows[0]?.count ?? 0,
    sum: rows[0]?.sum ?? 0,
  }
}

function behind(sql: Sql, input: Looked & { wanted: Pick<RowsAddress, 'number' | 'of' | 'band'> }): SqlPart {
  const { number, of, band } = input.wanted
  const fits = (key: SqlPart) =>
    of === undefined ? sql`true` : of === null ? sql`${key} is null` : sql`${key} = ${of}`
  const key = fits(sql`key`)
  const blank = sql`null::uuid as content_id, '' as person, null::timestamptz as last_at, '' as last_network`
  const uncounted = sql`null::jsonb as numbers, '{}'::text[] as sources`
  switch (number) {
    case 'planned':
    case 'planned_published':
    case 'slipped':
    case 'ahead':
      return sql`
        select id, title, 1 as value, at, platform as network, status, null::int as overall, content_id, '' as person,
          null::timestamptz as last_at, '' as last_network, '' as told_text, ${uncounted}
        from (${plannedRows(sql, input)}) p where ${key} and ${number === 'planned' ? sql`true` : sql`state = ${number}`}
      `
    case 'published':
    case 'scored':
      return sql`
        select id, title, 1 as value, at, platform as network, '' as status, overall, ${blank}, '' as told_text, ${uncounted}
        from (${publishedRows(sql, input)}) c
        where ${key} and ${number === 'scored' ? sql`overall is not null` : sql`true`}
          and ${band ? sql`overall between ${band.from} and ${band.to}` : sql`true`}
      `
    case 'views':
    case 'reactions':
      return sql`
        select id, title, ${number === 'views' ? sql`views` : sql`reactions`} as value, at, platform as network,
          '' as status, null::int as overall, ${blank}, '' as told_text,
          jsonb_build_object('views', views, 'likes', likes, 'replies', replies, 'shares', shares, 'saves', saves,
            'clicks', clicks) as numbers,
          array_remove(${
            number === 'views'
              ? sql`array[views_source]`
              : sql`array[likes_source, replies_source, shares_source]`
          }, null) as sources
        from (${networkRows(sql, input)}) n
        where ${key} and ${
          number === 'views' ? sql`views is not null` : sql`num_nonnulls(likes, replies, shares) > 0`
        }
      `
    case 'measured':
      return sql`
        select id, title, 1 as value, at, string_agg(platform, ' ' order by platform) as network, '' as status,
          null::int as overall, ${blank}, '' as told_text, ${uncounted}
        from (${networkRows(sql, input)}) n where ${key} group by id, title, at
      `
    case 'people':
    case 'machines':
      return sql`
        select id, coalesce(nullif(label, ''), slug) as title, visits as value, null::timestamptz as at, network,
          '' as status, null::int as overall, ${blank}, '' as told_text, ${uncounted}
        from (${followedRows(sql, { ...input, isPerson: number === 'people' })}) v where ${key}
      `
    case 'leads':
    case 'added':
      return sql`
        select id, title, 1 as value, at, first_network as network, first_source as status, null::int as overall,
          ${blank}, told_text, ${uncounted}
        from (${leadRows(sql, input)}) l where ${key} and is_own = ${number === 'leads'}
      `
    case 'first':
    case 'last':
      return sql`
        select id, title, value_pence as value, at, first_network as network, '' as status, null::int as overall,
          null::uuid as content_id, person, last_at, last_network, told_text, ${uncounted}
        from (${wonRows(sql, input)}) won where ${fits(number === 'first' ? sql`first_key` : sql`last_key`)}
      `
  }
}
