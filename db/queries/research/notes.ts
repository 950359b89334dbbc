import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, integer, nullable, type RowOf, rowShape, text, textList, uuid } from '../../row.ts'
import { readLists } from '../platform/lists.ts'
import { type Page, type PageRequest, pageOf, readPage } from '../platform/page.ts'
import { type CompetitorChoice, competitorChoices } from './competitors.ts'

export const noteShape = rowShape('research_notes', {
  id: uuid,
  title: text(),
  /** Markdown. */
  body: text(),
  tags: textList,
  competitorId: nullable(uuid),
  version: integer,
  createdAt: instant,
  updatedAt: instant,
})

/** What a founder concludes from what others publish. */
export type ResearchNote = RowOf<typeof noteShape>

/** What a founder writes into a note. */
export type NoteFields = Pick<ResearchNote, 'title' | 'body' | 'competitorId'> & {
  readonly tags: readonly string[]
}

interface OfNote {
  readonly workspace: WorkspaceId
  readonly id: string
}

/** A note of a list: the beginning of its text, and how much it cites. */
export interface NoteListItem {
  readonly id: string
  readonly title: string
  /** The first 240 characters. */
  readonly start: string
  readonly tags: readonly string[]
  readonly competitorId: string | null
  readonly competitorName: string | null
  readonly citations: number
  readonly updatedAt: Date
}

/** One page of notes, those changed last first; each filter that is given narrows it. */
export async function listNotes(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    search: string
    tag: string
    competitorId: string | null
    page: PageRequest
  },
): Promise<Page<NoteListItem>> {
  const { workspace, search, tag, competitorId } = input
  const { limit, offset } = readPage(input.page)
  const rows = await sql<(NoteListItem & { total: number })[]>`
    select n.id, n.title, left(n.body, 240) as start, n.tags, n.competitor_id, c.name as competitor_name,
      (
        select count(*)::integer from note_citations k where k.user_id = n.user_id and k.note_id = n.id
      ) as citations,
      n.updated_at, count(*) over () as total
    from research_notes n left join competitors c on c.user_id = n.user_id and c.id = n.competitor_id
    where n.user_id = ${workspace}
      ${search === '' ? sql`` : sql`and strpos(lower(n.title || ' ' || n.body), lower(${search})) > 0`}
      ${tag === '' ? sql`` : sql`and ${tag} = any(n.tags)`}
      ${competitorId === null ? sql`` : sql`and n.competitor_id = ${competitorId}`}
    order by n.updated_at desc, n.id desc limit ${limit} offset ${offset}
  `
  return pageOf(rows, input.page)
}

/** What surrounds a list of notes. */
export interface AroundNotes {
  /** How many notes there are. */
  readonly count: number
  /** Every tag with how many notes have it, the commonest first; at most 50. */
  readonly tags: readonly { readonly tag: string; readonly count: number }[]
  readonly competitors: readonly CompetitorChoice[]
}

/** What surrounds a list of notes, in one statement. */
export async function findAroundNotes(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<AroundNotes> {
  type Lists = Omit<AroundNotes, 'count'> & { counted: readonly { count: number }[] }
  const { counted, ...lists } = await readLists<Lists>(sql, {
    tags: sql`
      select tag, count(*)::integer as count from research_notes, unnest(tags) as tag
      where user_id = ${workspace} group by tag order by count desc, tag limit 50
    `,
    competitors: competitorChoices(sql, { workspace }),
    counted: sql`select count(*)::integer as count from research_notes where user_id = ${workspace}`,
  })
  return { ...lists, count: counted[0]?.count ?? 0 }
}

/** One note of the workspace; null when there is none. */
export async function findNote(sql: Sql, { workspace, id }: OfNote): Promise<ResearchNote | null> {
  const [row] = await sql<ResearchNote[]>`
    select ${sql(noteShape.names)} from research_notes where user_id = ${workspace} and id = ${id}
  `
  return row ?? null
}

/** How many notes there are. */
export async function countNotes(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from research_notes where user_id = ${workspace}
  `
  return row?.count ?? 0
}

/** Adds a note; answers its id. */
export async function insertNote(
  sql: Sql,
  input: { workspace: WorkspaceId; fields: Partial<NoteFields> & { title: string }; now: Date },
): Promise<string> {
  const { workspace, fields, now } = input
  const { title, body = '', tags = [], competitorId = null } = fields
  const [row] = await sql<{ id: string }[]>`
    insert into research_notes (user_id, title, body, tags, competitor_id, created_at, updated_at)
    values (${workspace}, ${title}, ${body}, ${[...tags]}::text[], ${competitorId}, ${now}, ${now}) returning id
  `
  if (!row) throw new Error('The note was not returned')
  return row.id
}

/** Changes a note; null when there is none, or when it is no longer at the version named. */
export async function updateNote(
  sql: Sql,
  input: OfNote & { version: number; fields: NoteFields },
): Promise<ResearchNote | null> {
  const { title, body, tags, competitorId } = input.fields
  const [row] = await sql<ResearchNote[]>`
    update research_notes set title = ${title}, body = ${body}, tags = ${[...tags]}::text[],
      competitor_id = ${competitorId}, version = version + 1
    where user_id = ${input.workspace} and id = ${input.id} and version = ${input.version}
    returning ${sql(noteShape.names)}
  `
  return row ?? null
}

/** Whole notes, those changed last first. */
export async function listAllNotes(
  sql: Sql,
  { workspace, limit }: { workspace: WorkspaceId; limit: number },
): Promise<ResearchNote[]> {
  return sql<ResearchNote[]>`
    select ${sql(noteShape.names)} from research_notes where user_id = ${workspace}
    order by updated_at desc, id desc limit ${Math.min(limit, 1000)}
  `
}
