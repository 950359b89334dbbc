import type { Sql, WorkspaceId } from '../../client.ts'
import { type Found, foundOf } from '../workspace/found.ts'

/** The most that one search brings of each kind. */
const MOST_FOUND = 50

interface Wanted {
  readonly workspace: WorkspaceId
  /** A text search in PostgreSQL's own words, as `prefixQuery` of core makes it. */
  readonly query: string
  readonly limit: number
}

export interface FoundResearch {
  readonly id: string
  readonly title: string
  /** The first 160 characters of what it says. */
  readonly start: string
}

/** Competitors that hold the words, by name. A workspace has few, so they are read as they stand. */
export async function searchCompetitors(
  sql: Sql,
  { workspace, query, limit }: Wanted,
): Promise<Found<FoundResearch>> {
  const rows = await sql<(FoundResearch & { total: number })[]>`
    select id, name as title, left(promise, 160) as start, count(*) over () as total from competitors
    where user_id = ${workspace}
      and to_tsvector('english', fold_text(name || ' ' || promise || ' ' || our_answer)) @@ to_tsquery('english', ${query})
    order by lower(name), id limit ${Math.min(limit, MOST_FOUND)}
  `
  return foundOf(rows)
}

/** Research notes that hold the words, those changed last first. */
export async function searchNotes(
  sql: Sql,
  { workspace, query, limit }: Wanted,
): Promise<Found<FoundResearch>> {
  const rows = await sql<(FoundResearch & { total: number })[]>`
    select id, title, left(body, 160) as start, count(*) over () as total from research_notes
    where user_id = ${workspace} and (
      search @@ to_tsquery('english', ${query})
      or has_accents(title || ' ' || body)
        and to_tsvector('english', fold_text(title || ' ' || body)) @@ to_tsquery('english', ${query})
    )
    order by updated_at desc, id desc limit ${Math.min(limit, MOST_FOUND)}
  `
  return foundOf(rows)
}
