import type { MentionFilter } from '#core/watch/mentions/filter.ts'
import type { Sentiment } from '#core/watch/sentiment/judge.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { readLists } from '../platform/lists.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
import type { WatchItem } from './items.ts'
import type { Spike } from './spikes.ts'

/** An item that mentions something, with the keys of what. */
export type MentioningItem = Omit<WatchItem, 'folded'> & { readonly things: readonly string[] }

/** Which mentions are counted and listed: a filter, with the instants between which they were published. */
export type WantedMentions = Omit<MentionFilter, 'days'> & {
  readonly workspace: WorkspaceId
  readonly from: Date
  readonly to: Date
}

/** Mentions `m` of items `i` that are shown: none that is hidden, folded into another or was said to be not relevant. */
const wanted = (sql: Sql, input: WantedMentions) => {
  const { workspace, from, to, thing, sentiment, sourceId } = input
  return sql`
    from watch_mentions m join watch_items i on i.user_id = m.user_id and i.id = m.item_id
    where m.user_id = ${workspace} and m.published_at >= ${from} and m.published_at <= ${to}
      and not i.is_hidden and i.folded_into is null and i.state <> 'not_relevant'
      ${thing === null ? sql`` : sql`and m.thing = ${thing}`}
      ${sentiment === null ? sql`` : sql`and m.sentiment = ${sentiment}`}
      ${sourceId === null ? sql`` : sql`and i.source_id = ${sourceId}`}
  `
}

/** One page of the items that mention something, the newest first. */
export async function listMentions(
  sql: Sql,
  input: WantedMentions & { page: PageRequest },
): Promise<Page<MentioningItem>> {
  const { workspace } = input
  const { limit, offset } = readPage(input.page)
  const rows = await sql<(MentioningItem & { total: number })[]>`
    with found as (
      select m.item_id, max(m.published_at) as published_at ${wanted(sql, input)} group by m.item_id
    ), shown as (
      select item_id, published_at from found order by published_at desc, item_id desc limit ${limit} offset ${offset}
    )
    select i.id, i.source_id, s.name as source_name, i.title, i.summary, i.author, i.address, i.published_at, i.state,
      i.content_id,
      array(
        select thing from watch_mentions m where m.user_id = ${workspace} and m.item_id = i.id order by thing
      ) as things,
      (select count(*)::integer from found) as total
    from shown
    join watch_items i on i.user_id = ${workspace} and i.id = shown.item_id
    join watch_sources s on s.user_id = ${workspace} and s.id = i.source_id
    order by shown.published_at desc, i.id desc
  `
  return pageOf(rows, input.page)
}

/** What surrounds a list of mentions. */
export interface AroundMentions {
  /** How many items mention something, day by day (`YYYY-MM-DD` in the time zone), days with any. */
  readonly counts: readonly { readonly day: string; readonly count: number }[]
  /** Of one thing or of all, the newest first, 20 at most. */
  readonly spikes: readonly Spike[]
  /** What the list can be kept to. */
  readonly sources: readonly { readonly id: string; readonly name: string }[]
}

/** What surrounds a list of mentions, in one statement. */
export async function findAroundMentions(
  sql: Sql,
  input: WantedMentions & { timeZone: string },
): Promise<AroundMentions> {
  const { workspace, thing, from } = input
  type Lists = Omit<AroundMentions, 'spikes'> & {
    spikes: readonly (Omit<Spike, 'spikedAt'> & { spikedAt: string })[]
  }
  const { spikes, ...lists } = await readLists<Lists>(sql, {
    counts: sql`
      select to_char(m.published_at at time zone ${input.timeZone}, 'YYYY-MM-DD') as day,
        count(distinct m.item_id)::integer as count
      ${wanted(sql, input)} group by 1 order by 1
    `,
    spikes: sql`
      select id, thing, name, items, mean, deviation, spiked_at from watch_spikes
      where user_id = ${workspace} and spiked_at > ${from} ${thing === null ? sql`` : sql`and thing = ${thing}`}
      order by spiked_at desc, id limit 20
    `,
    sources: sql`
      select id, name from watch_sources where user_id = ${workspace} order by kind = 'saved', lower(name), id
    `,
  })
  return { ...lists, spikes: spikes.map(spike => ({ ...spike, spikedAt: new Date(spike.spikedAt) })) }
}

/** Items that may mention something, the newest first, after those that were found at an instant. */
export async function listMentionTexts(
  sql: Sql,
  input: { workspace: WorkspaceId; after: { foundAt: Date; id: string } | null; limit: number },
): Promise<{ id: string; title: string; summary: string; publishedAt: Date; foundAt: Date }[]> {
  const { workspace, after, limit } = input
  return sql<{ id: string; title: string; summary: string; publishedAt: Date; foundAt: Date }[]>`
    select id, title, summary, published_at, found_at from watch_items
    where user_id = ${workspace}
      ${after === null ? sql`` : sql`and found_at <= ${after.foundAt} and (found_at, id) < (${after.foundAt}, ${after.id}::uuid)`}
    order by found_at desc, id desc limit ${limit}
  `
}

/** A mention to store. */
export interface NewMention {
  readonly itemId: string
  readonly thing: string
  readonly publishedAt: Date
  readonly sentiment: Sentiment
}

/** Stores mentions of items that are there; others are left out. */
export async function insertMentions(
  sql: Sql,
  { workspace, mentions }: { workspace: WorkspaceId; mentions: readonly NewMention[] },
): Promise<void> {
  if (mentions.length === 0) return
  await sql`
    insert into watch_mentions (user_id, item_id, thing, published_at, sentiment)
    select ${workspace}, i.id, g.thing, g.published_at, g.sentiment
    from unnest(
      ${mentions.map(({ itemId }) => itemId)}::uuid[], ${mentions.map(({ thing }) => thing)}::text[],
      ${mentions.map(({ publishedAt }) => publishedAt.toISOString())}::timestamptz[],
      ${mentions.map(({ sentiment }) => sentiment)}::text[]
    ) as g (item_id, thing, published_at, sentiment)
    join watch_items i on i.user_id = ${workspace} and i.id = g.item_id
    on conflict do nothing
  `
}

/** Deletes all mentions of a workspace, before they are found anew. */
export async function deleteMentions(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<void> {
  await sql`delete from watch_mentions where user_id = ${workspace}`
}
