import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { type Found, foundOf } from './found.ts'

/** The most that one search brings of each kind. */
const MOST_FOUND = 50
/** Of stories and posts the newest are read for words that may have been meant, each so far. */
const NEWEST_READ = 200
const READ_LENGTH = 1500
/** More words than this are not compared. */
const MOST_WORDS = 20_000

export interface FoundText {
  readonly id: string
  readonly title: string
  /** The first 160 characters of the text. */
  readonly start: string
}

interface Wanted {
  readonly workspace: WorkspaceId
  /** A text search in PostgreSQL's own words, as `prefixQuery` of core makes it: without accents. */
  readonly query: string
  readonly limit: number
}

/**
 * The closest of `held` and how many it has, as a part of a statement. Texts are read for those alone: counted and sorted with
 * their texts, ten thousand rows do not fit into a sort's memory and go through files.
 */
function closest(sql: Sql, limit: number): SqlPart {
  return sql`closest as (
    select id, created_at, rank, count(*) over () as total from held
    order by rank desc, created_at desc, id desc limit ${Math.min(limit, MOST_FOUND)}
  )`
}

/** Stories that hold the words, the closest match first, then the newest. */
export async function searchStories(
  sql: Sql,
  { workspace, query, limit }: Wanted,
): Promise<Found<FoundText>> {
  const asked = sql`to_tsquery('english', ${query})`
  const rows = await sql<(FoundText & { total: number })[]>`
    with held as (
      select id, created_at, ts_rank(coalesce(folded, search), ${asked}) as rank
      from stories where user_id = ${workspace} and (search @@ ${asked} or folded @@ ${asked})
      offset 0
    ), ${closest(sql, limit)}
    select s.id, s.title, left(s.body, 160) as start, total
    from closest c join stories s on s.user_id = ${workspace} and s.id = c.id
    order by c.rank desc, c.created_at desc, c.id desc
  `
  return foundOf(rows)
}

/** Posts that hold the words, the closest match first, then the newest. */
export async function searchPosts(sql: Sql, { workspace, query, limit }: Wanted): Promise<Found<FoundText>> {
  const asked = sql`to_tsquery('english', ${query})`
  const rows = await sql<(FoundText & { total: number })[]>`
    with held as (
      select id, created_at, ts_rank(coalesce(folded, words), ${asked}) as rank
      from (
        select id, created_at, folded,
          coalesce(search, to_tsvector('english', title || ' ' || body)) as words
        from content_created where user_id = ${workspace}
      ) p
      where words @@ ${asked} or folded @@ ${asked}
      offset 0
    ), ${closest(sql, limit)}
    select p.id, p.title, left(p.body, 160) as start, total
    from closest c join content_created p on p.user_id = ${workspace} and p.id = c.id
    order by c.rank desc, c.created_at desc, c.id desc
  `
  return foundOf(rows)
}

/**
 * Words of these lengths that stand in the workspace, folded: in every title and name, and in the newest stories and posts. For
 * a search that found nothing.
 */
export async function listKnownWords(
  sql: Sql,
  { workspace, shortest, longest }: { workspace: WorkspaceId; shortest: number; longest: number },
): Promise<string[]> {
  const newest = sql`order by created_at desc, id desc limit ${NEWEST_READ}`
  const rows = await sql<{ word: string }[]>`
    with texts as (
      select title as said from stories where user_id = ${workspace}
      union all select title from content_created where user_id = ${workspace}
      union all select name || ' ' || company from leads where user_id = ${workspace} and merged_into is null
      union all select title from deals where user_id = ${workspace}
      union all select name || ' ' || promise from offers where user_id = ${workspace}
      union all select name || ' ' || promise from competitors where user_id = ${workspace}
      union all select title from research_notes where user_id = ${workspace}
      union all (select left(body, ${READ_LENGTH}) from stories where user_id = ${workspace} ${newest})
      union all (select left(body, ${READ_LENGTH}) from content_created where user_id = ${workspace} ${newest})
    )
    select distinct word
    from texts, regexp_split_to_table(fold_text(said), '[^[:alnum:]]+') as word
    where length(word) between ${shortest} and ${longest}
    limit ${MOST_WORDS}
  `
  return rows.map(({ word }) => word)
}
