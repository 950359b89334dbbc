import type { ItemState } from '#core/watch/forms.ts'
import type { Price } from '#core/watch/page/amount.ts'
import type { LookedChange, MutedSentence } from '#core/watch/page/noise.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'
import { bigInteger, instant, integer, json, type RowOf, rowShape, text, textList, uuid } from '../../row.ts'

export const watchPageShape = rowShape('watch_pages', {
  sourceId: uuid,
  sentences: textList,
  previous: textList,
  looks: integer,
  recent: json<readonly LookedChange[]>(),
  muted: json<readonly MutedSentence[]>(),
  kept: textList,
})

/** A page that is watched, as it was at its last look. */
export type WatchPage = RowOf<typeof watchPageShape>

export const watchPriceShape = rowShape('watch_prices', {
  id: uuid,
  low: bigInteger,
  high: bigInteger,
  currency: text(),
  foundAt: instant,
})

/** A price that a page stated from an instant on. */
export type WatchPrice = RowOf<typeof watchPriceShape>

/** What changed on a page at one look, and what became of the item that tells of it. */
export interface WatchPageChange {
  readonly id: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly foundAt: Date
  readonly state: ItemState | null
}

interface OfSource {
  readonly workspace: WorkspaceId
  readonly sourceId: string
}

/** Changes of a page that are kept, prices, and pages of a site that are compared with another. */
const MOST = { changes: 20, prices: 400, pages: 30 }

/** The page of a source; null when it was never read. `isLocked` keeps it from others until the end of the transaction. */
export async function findWatchPage(
  sql: Sql,
  { workspace, sourceId, isLocked = false }: OfSource & { isLocked?: boolean },
): Promise<WatchPage | null> {
  const [row] = await sql<WatchPage[]>`
    select ${sql(watchPageShape.names)} from watch_pages
    where user_id = ${workspace} and source_id = ${sourceId} ${isLocked ? sql`for update` : sql``}
  `
  return row ?? null
}

/** Writes down what a page said when it was first read; nothing where it was read already. */
export async function insertWatchPage(
  sql: Sql,
  { workspace, sourceId, sentences }: OfSource & { sentences: readonly string[] },
): Promise<void> {
  await sql`
    insert into watch_pages (user_id, source_id, sentences) values (${workspace}, ${sourceId}, ${[...sentences]}::text[])
    on conflict (source_id) do nothing
  `
}

/** Writes down what a page says now, and what is noise on it. */
export async function updateWatchPage(
  sql: Sql,
  input: OfSource &
    Pick<WatchPage, 'looks' | 'recent' | 'muted'> & {
      sentences: readonly string[]
      previous: readonly string[]
    },
): Promise<void> {
  const { workspace, sourceId, sentences, previous, looks, recent, muted } = input
  await sql`
    update watch_pages set sentences = ${[...sentences]}::text[], previous = ${[...previous]}::text[], looks = ${looks},
      recent = ${jsonb(sql, recent)}, muted = ${jsonb(sql, muted)}
    where user_id = ${workspace} and source_id = ${sourceId}
  `
}

/** Counts a look that found nothing new. */
export async function updateWatchPageLooks(sql: Sql, { workspace, sourceId }: OfSource): Promise<void> {
  await sql`
    update watch_pages set looks = looks + 1 where user_id = ${workspace} and source_id = ${sourceId}
  `
}

/** Tells of a muted shape again from now on, and never mutes it by itself; false when it is not muted. */
export async function updateShapeUnmuted(
  sql: Sql,
  { workspace, sourceId, shape }: OfSource & { shape: string },
): Promise<boolean> {
  const rows = await sql`
    update watch_pages set kept = (array_append(kept, ${shape}))[greatest(1, cardinality(kept) - 98):],
      muted = (
        select coalesce(jsonb_agg(m order by place), '[]') from jsonb_array_elements(muted) with ordinality as e (m, place)
        where m ->> 'shape' <> ${shape}
      )
    where user_id = ${workspace} and source_id = ${sourceId}
      and muted @> ${jsonb(sql, [{ shape }])}
    returning source_id
  `
  return rows.length > 0
}

/** Which of these sentences stand on other watched pages of the same site, or stood there until the last change. */
export async function listSentencesElsewhere(
  sql: Sql,
  { workspace, sourceId, sentences }: OfSource & { sentences: readonly string[] },
): Promise<string[]> {
  if (sentences.length === 0) return []
  const rows = await sql<{ sentence: string }[]>`
    with others as materialized (
      select p.sentences || p.previous as sentences from watch_pages p
      join watch_sources o on o.user_id = p.user_id and o.id = p.source_id
      join watch_sources s on s.user_id = p.user_id and s.id = ${sourceId} and s.host = o.host
      where p.user_id = ${workspace} and p.source_id <> ${sourceId}
      order by o.last_success_at desc nulls last limit ${MOST.pages}
    )
    select distinct e.sentence from others, unnest(others.sentences) as e (sentence)
    where e.sentence = any(${[...sentences]}::text[])
  `
  return rows.map(({ sentence }) => sentence)
}

/** Which of these changes have an item that somebody saved or made an idea of. */
export async function listWantedChanges(
  sql: Sql,
  { workspace, ids }: { workspace: WorkspaceId; ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await sql<{ id: string }[]>`
    select c.id from watch_page_changes c join watch_items i on i.user_id = c.user_id and i.id = c.item_id
    where c.user_id = ${workspace} and c.id = any(${[...ids]}::uuid[]) and i.state in ('saved', 'acted')
  `
  return rows.map(({ id }) => id)
}

/** Adds what changed, with the item that has this identity, and lets go of what is older than the last twenty changes. */
export async function insertWatchPageChange(
  sql: Sql,
  input: OfSource & {
    id: string
    added: readonly string[]
    removed: readonly string[]
    itemIdentity: string
    now: Date
  },
): Promise<void> {
  const { workspace, sourceId, id, added, removed, itemIdentity, now } = input
  await sql`
    insert into watch_page_changes (id, user_id, source_id, item_id, added, removed, found_at)
    values (
      ${id}, ${workspace}, ${sourceId},
      (
        select id from watch_items
        where user_id = ${workspace} and source_id = ${sourceId} and identity = ${itemIdentity}
      ),
      ${[...added]}::text[], ${[...removed]}::text[], ${now}
    )
  `
  await sql`
    delete from watch_page_changes where user_id = ${workspace} and source_id = ${sourceId} and id not in (
      select id from watch_page_changes where user_id = ${workspace} and source_id = ${sourceId}
      order by found_at desc, id desc limit ${MOST.changes}
    )
  `
}

/** What changed on a page, the newest first. */
export async function listWatchPageChanges(
  sql: Sql,
  { workspace, sourceId }: OfSource,
): Promise<WatchPageChange[]> {
  return sql<WatchPageChange[]>`
    select c.id, c.added, c.removed, c.found_at, i.state
    from watch_page_changes c left join watch_items i on i.user_id = c.user_id and i.id = c.item_id
    where c.user_id = ${workspace} and c.source_id = ${sourceId}
    order by c.found_at desc, c.id desc limit ${MOST.changes}
  `
}

/** The prices of a page, the oldest first, the last 400. */
export async function listWatchPrices(sql: Sql, { workspace, sourceId }: OfSource): Promise<WatchPrice[]> {
  const rows = await sql<WatchPrice[]>`
    select ${sql(watchPriceShape.names)} from watch_prices
    where user_id = ${workspace} and source_id = ${sourceId} order by found_at desc, id desc limit ${MOST.prices}
  `
  return rows.toReversed()
}

/** The price that a page stated last; null when it never did. */
export async function findLastPrice(sql: Sql, { workspace, sourceId }: OfSource): Promise<WatchPrice | null> {
  const [row] = await sql<WatchPrice[]>`
    select ${sql(watchPriceShape.names)} from watch_prices
    where user_id = ${workspace} and source_id = ${sourceId} order by found_at desc, id desc limit 1
  `
  return row ?? null
}

/** Adds a price that a page states from now on, and lets go of those before the last 400. */
export async function insertWatchPrice(
  sql: Sql,
  { workspace, sourceId, price, now }: OfSource & { price: Price; now: Date },
): Promise<void> {
  const { low, high, currency } = price
  await sql`
    insert into watch_prices (user_id, source_id, low, high, currency, found_at)
    values (${workspace}, ${sourceId}, ${low}, ${high}, ${currency}, ${now})
  `
  await sql`
    delete from watch_prices where user_id = ${workspace} and source_id = ${sourceId} and id in (
      select id from watch_prices where user_id = ${workspace} and source_id = ${sourceId}
      order by found_at desc, id desc offset ${MOST.prices}
    )
  `
}
