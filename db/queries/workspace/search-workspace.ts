import type { Sql, WorkspaceId } from '../../client.ts'

/** The most that one search brings of each kind. */
const MOST_FOUND = 50

export interface FoundText {
  readonly id: string
  readonly title: string
  /** The first 160 characters of the text. */
  readonly start: string
}

interface Wanted {
  readonly workspace: WorkspaceId
  /** A text search in PostgreSQL's own words, as `prefixQuery` of core makes it. */
  readonly query: string
  readonly limit: number
}

/** Stories that hold the words, the closest match first, then the newest. */
export async function searchStories(sql: Sql, { workspace, query, limit }: Wanted): Promise<FoundText[]> {
  return sql<FoundText[]>`
    select id, title, left(body, 160) as start
    from stories where user_id = ${workspace} and search @@ to_tsquery('english', ${query})
    order by ts_rank(search, to_tsquery('english', ${query})) desc, created_at desc, id desc
    limit ${Math.min(limit, MOST_FOUND)}
  `
}

/** Posts that hold the words, the closest match first, then the newest. */
export async function searchPosts(sql: Sql, { workspace, query, limit }: Wanted): Promise<FoundText[]> {
  return sql<FoundText[]>`
    select id, title, left(body, 160) as start
    from (
      select id, title, body, created_at,
        coalesce(search, to_tsvector('english', title || ' ' || body)) as words
      from content_created where user_id = ${workspace}
    ) c
    where words @@ to_tsquery('english', ${query})
    order by ts_rank(words, to_tsquery('english', ${query})) desc, created_at desc, id desc
    limit ${Math.min(limit, MOST_FOUND)}
  `
}
