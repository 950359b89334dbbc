import { type PoundsBy, type PoundsGroup, type PoundsSide, WINDOW_DAYS } from '#core/deals/pounds.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'

/** Which won deals count: those won at or after `since`, all of them without. */
interface PoundsFilter {
  readonly workspace: WorkspaceId
  readonly by: PoundsBy
  readonly since: Date | null
}

/** The traces of a won deal by what is asked for. What people told names a story and nothing else. */
function keysOf(sql: Sql, by: PoundsBy): { first: SqlPart; last: SqlPart; told: SqlPart } {
  const none = sql`null::text`
  const last = (column: SqlPart) =>
    sql`case when d.closed_at - d.last_at <= make_interval(days => ${WINDOW_DAYS}) then ${column} end`
  switch (by) {
    case 'story':
      return {
        first: sql`l.first_story_id::text`,
        last: last(sql`d.last_story_id::text`),
        told: sql`l.told_story_id::text`,
      }
    case 'post':
      return { first: sql`l.first_content_id::text`, last: last(sql`d.last_content_id::text`), told: none }
    case 'campaign':
      return { first: sql`l.first_campaign_id::text`, last: last(sql`d.last_campaign_id::text`), told: none }
    case 'network':
      return {
        first: sql`nullif(l.first_network, '')`,
        last: last(sql`nullif(d.last_network, '')`),
        told: none,
      }
    case 'offer':
      return { first: sql`d.offer_id::text`, last: sql`d.offer_id::text`, told: none }
  }
}

/** The won deals with their three keys. */
function traced(sql: Sql, { workspace, by, since }: PoundsFilter): SqlPart {
  const { first, last, told } = keysOf(sql, by)
  return sql`
    select d.id, d.title, d.value_pence, d.closed_at, d.lead_id, coalesce(nullif(l.name, ''), l.email) as person,
      ${first} as first_key, ${last} as last_key, ${told} as told_key
    from deals d join leads l on l.user_id = d.user_id and l.id = d.lead_id
    where d.user_id = ${workspace} and d.stage = 'won' ${since ? sql`and d.closed_at >= ${since}` : sql``}
  `
}

/** Won deals summed by where they lead to, at most 2 000 groups: enough for every story with every other. */
export async function listPoundsGroups(sql: Sql, filter: PoundsFilter): Promise<PoundsGroup[]> {
  return sql<PoundsGroup[]>`
    with won as (${traced(sql, filter)})
    select first_key, last_key, told_key, count(*) as deals, sum(value_pence)::int8 as pence
    from won group by 1, 2, 3 order by pence desc, 1, 2, 3
  `
}

/** A won deal behind a number. */
export interface WonDeal {
  readonly id: string
  readonly title: string
  readonly person: string
  readonly valuePence: number
  readonly closedAt: Date
}

/** A page of the deals that a number is made of, the newest first. */
export async function listWonDeals(
  sql: Sql,
  input: PoundsFilter & { side: PoundsSide; key: string | null; page: PageRequest },
): Promise<Page<WonDeal>> {
  const { side, key, page } = input
  const { limit, offset } = readPage(page)
  const column = { first: sql`first_key`, last: sql`last_key`, told: sql`told_key` }
  const is = (name: keyof typeof column) =>
    key === null ? sql`${column[name]} is null` : sql`${column[name]} = ${key}`
  const fits = {
    first: is('first'),
    last: is('last'),
    told: is('told'),
    told_beyond_first: sql`${is('told')} and first_key is distinct from told_key`,
    told_beyond_last: sql`${is('told')} and last_key is distinct from told_key`,
  }[side]
  const rows = await sql<(WonDeal & { total: number })[]>`
    with won as (${traced(sql, input)})
    select id, title, person, value_pence, closed_at, count(*) over () as total from won where ${fits}
    order by closed_at desc, id limit ${limit} offset ${offset}
  `
  return pageOf(rows, page)
}

/** What the keys of rows are called. */
export async function listPoundsNames(
  sql: Sql,
  { workspace, by, keys }: { workspace: WorkspaceId; by: PoundsBy; keys: readonly string[] },
): Promise<{ key: string; name: string }[]> {
  if (by === 'network' || keys.length === 0) return []
  const table = {
    story: sql`select id, title as name from stories`,
    post: sql`select id, coalesce(nullif(title, ''), left(body, 80)) as name from content_created`,
    campaign: sql`select id, name from campaigns`,
    offer: sql`select id, name from offers`,
  }[by]
  return sql<{ key: string; name: string }[]>`
    select id::text as key, name from (${table} where user_id = ${workspace} and id = any(${[...keys]}::uuid[])) as named
  `
}

/** What one story brought, in pence: by first touch, and beyond that what people told of it. */
export async function findPoundsOfStory(
  sql: Sql,
  { workspace, storyId }: { workspace: WorkspaceId; storyId: string },
): Promise<{ deals: number; firstPence: number; toldBeyondPence: number; leads: number }> {
  const [row] = await sql<{ deals: number; firstPence: number; toldBeyondPence: number; leads: number }[]>`
    select count(d.id) as deals,
      coalesce(sum(d.value_pence) filter (where l.first_story_id = ${storyId}), 0)::int8 as first_pence,
      coalesce(sum(d.value_pence) filter (
        where l.told_story_id = ${storyId} and l.first_story_id is distinct from ${storyId}
      ), 0)::int8 as told_beyond_pence,
      count(distinct l.id) as leads
    from leads l
    left join deals d on d.user_id = l.user_id and d.lead_id = l.id and d.stage = 'won'
    where l.user_id = ${workspace} and l.merged_into is null
      and (l.first_story_id = ${storyId} or l.told_story_id = ${storyId})
  `
  return row ?? { deals: 0, firstPence: 0, toldBeyondPence: 0, leads: 0 }
}
