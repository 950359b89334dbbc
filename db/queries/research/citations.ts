import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, integer, nullable, type RowOf, rowShape, text, uuid } from '../../row.ts'

export const citationShape = rowShape('note_citations', {
  id: uuid,
  noteId: uuid,
  /** Within its note; never given twice. */
  number: integer,
  /** Null once the item is gone: the words stay. */
  itemId: nullable(uuid),
  title: text(),
  quote: text(),
  source: text(),
  address: text(),
  publishedAt: instant,
  citedAt: instant,
})

/** What a note cites, as it was when it was cited. */
export type Citation = RowOf<typeof citationShape>

/** The citations of these notes in the order of their numbers; at most 100 of each note. */
export async function listCitations(
  sql: Sql,
  { workspace, noteIds }: { workspace: WorkspaceId; noteIds: readonly string[] },
): Promise<Citation[]> {
  if (noteIds.length === 0) return []
  return sql<Citation[]>`
    select ${sql(citationShape.names)} from note_citations
    where user_id = ${workspace} and note_id = any(${[...noteIds]}::uuid[])
    order by note_id, number limit ${noteIds.length * 100}
  `
}

/** How much a note cites. */
export async function countCitations(
  sql: Sql,
  { workspace, noteId }: { workspace: WorkspaceId; noteId: string },
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from note_citations where user_id = ${workspace} and note_id = ${noteId}
  `
  return row?.count ?? 0
}

/** Under which number a note cites a sentence of an item already; null where it does not. */
export async function findCitationNumber(
  sql: Sql,
  input: { workspace: WorkspaceId; noteId: string; itemId: string; quote: string },
): Promise<number | null> {
  const [row] = await sql<{ number: number }[]>`
    select number from note_citations
    where user_id = ${input.workspace} and note_id = ${input.noteId} and item_id = ${input.itemId}
      and quote = ${input.quote}
    order by number limit 1
  `
  return row?.number ?? null
}

/** Cites a sentence of an item in a note, under the next number of the note; null when either is gone. */
export async function insertCitation(
  sql: Sql,
  input: { workspace: WorkspaceId; noteId: string; itemId: string; quote: string; now: Date },
): Promise<number | null> {
  const { workspace, noteId, itemId, quote, now } = input
  const [row] = await sql<{ number: number }[]>`
    with item as (
      select i.id, i.title, i.address, i.published_at, s.name as source
      from watch_items i join watch_sources s on s.user_id = i.user_id and s.id = i.source_id
      where i.user_id = ${workspace} and i.id = ${itemId}
    ), numbered as (
      update research_notes set last_number = last_number + 1
      where user_id = ${workspace} and id = ${noteId} and exists (select from item)
      returning id, last_number
    )
    insert into note_citations (
      user_id, note_id, number, item_id, title, quote, source, address, published_at, cited_at
    )
    select ${workspace}, n.id, n.last_number, i.id, i.title, ${quote}, i.source, i.address, i.published_at, ${now}
    from numbered n, item i
    returning number
  `
  return row?.number ?? null
}

/** Is this citation in some note of the workspace? */
export async function hasCitation(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<boolean> {
  const rows = await sql`select from note_citations where user_id = ${workspace} and id = ${id}`
  return rows.length > 0
}

/** An item that a note can cite. */
export interface CitableItem {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly sourceName: string
  readonly publishedAt: Date
}

/** Items that were saved or made into something, the newest first, 20 at most; `search` keeps to those that hold it. */
export async function listCitableItems(
  sql: Sql,
  { workspace, search }: { workspace: WorkspaceId; search: string },
): Promise<CitableItem[]> {
  return sql<CitableItem[]>`
    select i.id, i.title, i.summary, s.name as source_name, i.published_at
    from watch_items i join watch_sources s on s.user_id = i.user_id and s.id = i.source_id
    where i.user_id = ${workspace} and i.state in ('saved', 'acted') and i.folded_into is null and not i.is_hidden
      ${search === '' ? sql`` : sql`and strpos(lower(i.title || ' ' || i.summary), lower(${search})) > 0`}
    order by i.published_at desc, i.id desc limit 20
  `
}
