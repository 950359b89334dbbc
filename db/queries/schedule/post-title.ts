import type { Sql } from '../../client.ts'

/** Its title, or the first words of its text; '' for none. */
export const postTitle = (sql: Sql) => sql`
  coalesce(nullif(p.title, ''), nullif(c.title, ''), left(split_part(coalesce(c.body, ''), E'\\n', 1), 120))
`

/** The same of a post by itself, `content_created c`. */
export const ownTitle = (sql: Sql) =>
  sql`coalesce(nullif(c.title, ''), left(split_part(c.body, E'\\n', 1), 120))`

/** The first picture of a post `c`, by id; null for none, and for a video. */
export const firstPicture = (sql: Sql) => sql`(
  select m.id from media m where m.user_id = c.user_id and m.post_id = c.id and m.kind = 'picture'
  order by m.position, m.id limit 1
)`
