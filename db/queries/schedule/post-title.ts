import type { Sql } from '../../client.ts'

/** Its title, or the first words of its text; '' for none. */
export const postTitle = (sql: Sql) => sql`
  coalesce(nullif(p.title, ''), nullif(c.title, ''), left(split_part(coalesce(c.body, ''), E'\\n', 1), 120))
`
