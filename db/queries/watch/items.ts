import { ITEM_STATES, type ItemState } from '#core/watch/forms.ts'
import type { SourceKind } from '#core/watch/health.ts'
import { type FeedItem, MOST_COUNTED } from '#core/watch/item.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { readLists } from '../platform/lists.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
import { type CompetitorChoice, competitorChoices } from '../research/competitors.ts'
import { rarestWord } from './words.ts'

/** An item as the feed shows it. */
export interface WatchItem {
  readonly id: string
  readonly sourceId: string
  readonly sourceName: string
  readonly sourceKind: SourceKind
  readonly title: string
  readonly summary: string
  readonly author: string
  readonly address: string
  /** What a person of the workspace wrote about it. */
  readonly note: string
  readonly publishedAt: Date
  readonly state: ItemState
  /** The idea that was made from it. */
  readonly contentId: string | null
  /** Others that tell nearly the same. */
  readonly folded: number
}

/**
 * One page of items in a state, the newest first, the newest 1,000 at most; `search` keeps to those whose title or summary
 * holds its words in any form.
 */
export async function listItems(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    state: ItemState
    sourceId: string | null
    /** Only what the sources of this competitor brought. */
    competitorId?: string | null
    search: string
    page: PageRequest
  },
): Promise<Page<WatchItem>> {
  const { workspace, state, sourceId, competitorId = null, search } = input
  const { limit, offset } = readPage(input.page)
  const matching = sql`
    user_id = ${workspace} and state = ${state} and folded_into is null and not is_hidden
      ${sourceId === null ? sql`` : sql`and source_id = ${sourceId}`}
      ${
        competitorId === null
          ? sql``
          : sql`and source_id in (
              select o.source_id from competitor_sources o
              where o.user_id = ${workspace} and o.competitor_id = ${competitorId}
            )`
      }
      ${search === '' ? sql`` : sql`and search @@ websearch_to_tsquery('english', ${search})`}
  `
  const newest = sql`order by published_at desc, id desc limit ${MOST_COUNTED}`
  // In one statement, of which only one half is run: the items of a rare word, or all of them.
  const found =
    search === ''
      ? sql`found as materialized (select id, published_at from watch_items where ${matching} ${newest})`
      : sql`
          rarest as materialized (${rarestWord(sql, { workspace, search })}),
          found as materialized (
            (
              select id, published_at from watch_items
              where ${matching} and id = any(array(
                select w.item_id from watch_words w where w.user_id = ${workspace} and w.word = (select word from rarest)
              ))
              ${newest}
            )
            union all
            (
              select id, published_at from watch_items where ${matching} and not exists (select from rarest) ${newest}
            )
          )
        `
  const rows = await sql<(WatchItem & { total: number })[]>`
    with ${found}, shown as (
      select id from found order by published_at desc, id desc limit ${limit} offset ${offset}
    )
    select i.id, i.source_id, i.title, i.summary, i.author, i.address, i.note, i.published_at, i.state, i.content_id,
      s.name as source_name, s.kind as source_kind,
      (
        select count(*)::integer from watch_items f where f.user_id = ${workspace} and f.folded_into = i.id
      ) as folded,
      (select count(*) from found) as total
    from shown
    join watch_items i on i.user_id = ${workspace} and i.id = shown.id
    join watch_sources s on s.user_id = ${workspace} and s.id = i.source_id
    order by i.published_at desc, i.id desc
  `
  return pageOf(rows, input.page)
}

/** What surrounds a list of items. */
export interface AroundItems {
  /** How many each state has, counted up to 1,000. */
  readonly counts: readonly { readonly state: ItemState; readonly count: number }[]
  readonly competitors: readonly CompetitorChoice[]
  /** Is there any source at all, saved links among them? */
  readonly isFollowing: boolean
}

/** What surrounds a list of items, in one statement. */
export async function findAroundItems(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<AroundItems> {
  type Lists = Omit<AroundItems, 'isFollowing'> & { sources: readonly object[] }
  const { sources, ...lists } = await readLists<Lists>(sql, {
    counts: stateCounts(sql, { workspace }),
    competitors: competitorChoices(sql, { workspace }),
    sources: sql`select id from watch_sources where user_id = ${workspace} limit 1`,
  })
  return { ...lists, isFollowing: sources.length > 0 }
}

function stateCounts(sql: Sql, { workspace }: { workspace: WorkspaceId }): SqlPart {
  return sql`
    select state, (
      select count(*)::integer from (
        select from watch_items i
        where i.user_id = ${workspace} and i.state = s.state and i.folded_into is null and not i.is_hidden
        limit ${MOST_COUNTED}
      ) c
    ) as count
    from unnest(${[...ITEM_STATES]}::text[]) as s (state)
  `
}

/** One item of the workspace; null when there is none. */
export async function findItem(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<WatchItem | null> {
  const [row] = await sql<WatchItem[]>`
    select i.id, i.source_id, i.title, i.summary, i.author, i.address, i.note, i.published_at, i.state, i.content_id,
      s.name as source_name, s.kind as source_kind, 0 as folded
    from watch_items i join watch_sources s on s.user_id = i.user_id and s.id = i.source_id
    where i.user_id = ${workspace} and i.id = ${id}
  `
  return row ?? null
}

/** The item as above, kept from others until the end of the transaction. */
export async function lockItem(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<WatchItem | null> {
  const rows = await sql`select from watch_items where user_id = ${workspace} and id = ${id} for update`
  return rows.length > 0 ? findItem(sql, { workspace, id }) : null
}

/** Puts an item into another state; false when it is gone. `contentId` is the idea that was made from it. */
export async function updateItemState(
  sql: Sql,
  input: { workspace: WorkspaceId; id: string; state: ItemState; contentId?: string },
): Promise<boolean> {
  const { workspace, id, state, contentId = null } = input
  const rows = await sql`
    update watch_items set state = ${state}, content_id = coalesce(${contentId}::uuid, content_id)
    where user_id = ${workspace} and id = ${id} returning id
  `
  return rows.length > 0
}

/** The newest titles of a source that were wanted, and that were not. */
export async function listJudgedTitles(
  sql: Sql,
  { workspace, sourceId }: { workspace: WorkspaceId; sourceId: string },
): Promise<{ title: string; state: ItemState }[]> {
  return sql<{ title: string; state: ItemState }[]>`
    select title, state from watch_items
    where user_id = ${workspace} and source_id = ${sourceId} and state <> 'new' order by published_at desc limit 100
  `
}

/** An item to store. */
export interface NewItem extends FeedItem {
  readonly identity: string
  readonly isHidden: boolean
}

/** Which of these items the source has brought already, those that were deleted since among them. */
export async function listKnownIdentities(
  sql: Sql,
  input: { workspace: WorkspaceId; sourceId: string; identities: readonly string[] },
): Promise<string[]> {
  const rows = await sql<{ identity: string }[]>`
    select identity from watch_items
    where user_id = ${input.workspace} and source_id = ${input.sourceId}
      and identity = any(${[...input.identities]}::text[])
    union all
    select identity from watch_seen
    where user_id = ${input.workspace} and source_id = ${input.sourceId}
      and identity = any(${[...input.identities]}::text[])
  `
  return rows.map(({ identity }) => identity)
}

/** Titles found since an instant that stand for themselves, the newest first, 500 at most. */
export async function listRecentTitles(
  sql: Sql,
  { workspace, since }: { workspace: WorkspaceId; since: Date },
): Promise<{ id: string; title: string }[]> {
  return sql<{ id: string; title: string }[]>`
    select id, title from watch_items
    where user_id = ${workspace} and found_at >= ${since} and folded_into is null and not is_hidden
    order by found_at desc limit 500
  `
}

/** Adds items of a source; one that it has already is left as it is. Answers the ids of what was added, by place. */
export async function insertItems(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    sourceId: string
    items: readonly (NewItem & { readonly id: string; readonly foldedInto: string | null })[]
    now: Date
  },
): Promise<number> {
  const { workspace, sourceId, items, now } = input
  if (items.length === 0) return 0
  const result = await sql`
    insert into watch_items (
      id, user_id, source_id, identity, title, summary, author, address, published_at, found_at, is_hidden, folded_into
    )
    select g.id, ${workspace}, ${sourceId}, g.identity, g.title, g.summary, g.author, g.address, g.published_at,
      ${now}, g.is_hidden::boolean, nullif(g.folded_into, '')::uuid
    from unnest(
      ${items.map(({ id }) => id)}::uuid[], ${items.map(({ identity }) => identity)}::text[],
      ${items.map(({ title }) => title)}::text[], ${items.map(({ summary }) => summary)}::text[],
      ${items.map(({ author }) => author)}::text[], ${items.map(({ address }) => address)}::text[],
      ${items.map(({ publishedAt }) => (publishedAt ?? now).toISOString())}::timestamptz[],
      ${items.map(({ isHidden }) => String(isHidden))}::text[], ${items.map(({ foldedInto }) => foldedInto ?? '')}::text[]
    ) as g (id, identity, title, summary, author, address, published_at, is_hidden, folded_into)
    on conflict (user_id, source_id, identity) do nothing
  `
  return result.count
}

/** Titles and summaries of a source's items, for its words to be held against them. */
export async function listItemTexts(
  sql: Sql,
  { workspace, sourceId }: { workspace: WorkspaceId; sourceId: string },
): Promise<{ id: string; text: string; isHidden: boolean }[]> {
  return sql<{ id: string; text: string; isHidden: boolean }[]>`
    select id, title || ' ' || summary as text, is_hidden from watch_items
    where user_id = ${workspace} and source_id = ${sourceId} order by published_at desc limit 2000
  `
}

/** Hides items from the feed, or shows them again. */
export async function updateItemsHidden(
  sql: Sql,
  { workspace, ids, isHidden }: { workspace: WorkspaceId; ids: readonly string[]; isHidden: boolean },
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update watch_items set is_hidden = ${isHidden} where user_id = ${workspace} and id = any(${[...ids]}::uuid[])
  `
}

/** Puts a link that somebody saved by hand among the saved items; one that is there is saved again, with a new note. */
export async function insertSavedLink(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    sourceId: string
    identity: string
    link: Pick<WatchItem, 'title' | 'summary' | 'address' | 'note'>
    now: Date
  },
): Promise<string> {
  const { workspace, sourceId, identity, link, now } = input
  const [row] = await sql<{ id: string }[]>`
    insert into watch_items (user_id, source_id, identity, title, summary, address, note, published_at, found_at, state)
    values (
      ${workspace}, ${sourceId}, ${identity}, ${link.title}, ${link.summary}, ${link.address}, ${link.note}, ${now}, ${now},
      'saved'
    )
    on conflict (user_id, source_id, identity) do update set
      state = case when watch_items.state = 'acted' then 'acted' else 'saved' end,
      note = coalesce(nullif(excluded.note, ''), watch_items.note)
    returning id
  `
  return row?.id ?? ''
}
