import type { RowsAddress } from '#core/analytics/numbers.ts'
import type { Sql, SqlPart } from '../../client.ts'
import { type PageRequest, readPage } from '../platform/page.ts'
import { type Looked, leadRows, plannedRows, publishedRows, visitRows, wonRows } from './sources.ts'

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
      told_text, count(*) over () as count, (sum(value) over ())::int8 as sum
    from behind order by at desc nulls last, value desc, id limit ${limit} offset ${offset}
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
  switch (number) {
    case 'planned':
    case 'planned_published':
    case 'slipped':
    case 'ahead':
      return sql`
        select id, title, 1 as value, at, platform as network, status, null::int as overall, content_id, '' as person,
          null::timestamptz as last_at, '' as last_network, '' as told_text
        from (${plannedRows(sql, input)}) p where ${key} and ${number === 'planned' ? sql`true` : sql`state = ${number}`}
      `
    case 'published':
    case 'scored':
      return sql`
        select id, title, 1 as value, at, platform as network, '' as status, overall, ${blank}, '' as told_text
        from (${publishedRows(sql, input)}) c
        where ${key} and ${number === 'scored' ? sql`overall is not null` : sql`true`}
          and ${band ? sql`overall between ${band.from} and ${band.to}` : sql`true`}
      `
    case 'people':
    case 'machines':
      return sql`
        select id, coalesce(nullif(label, ''), slug) as title, sum(visits) as value, null::timestamptz as at, network,
          '' as status, null::int as overall, ${blank}, '' as told_text
        from (${visitRows(sql, input)}) v where ${key} and is_person = ${number === 'people'}
        group by id, label, slug, network
      `
    case 'leads':
    case 'added':
      return sql`
        select id, title, 1 as value, at, first_network as network, first_source as status, null::int as overall,
          ${blank}, told_text
        from (${leadRows(sql, input)}) l where ${key} and is_own = ${number === 'leads'}
      `
    case 'first':
    case 'last':
      return sql`
        select id, title, value_pence as value, at, first_network as network, '' as status, null::int as overall,
          null::uuid as content_id, person, last_at, last_network, told_text
        from (${wonRows(sql, input)}) won where ${fits(number === 'first' ? sql`first_key` : sql`last_key`)}
      `
  }
}
