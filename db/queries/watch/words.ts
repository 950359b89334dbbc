import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'

/** A word that more items share than this is looked for while going through the items instead of first. */
const RARE = 3_000

/**
 * One row with the word that fewest items have, of those without which none can match `search`; no row when that are many,
 * or when no word is needed for sure: 'rye or spelt' goes without either, '-rye' asks for none.
 */
export function rarestWord(
  sql: Sql,
  { workspace, search }: { workspace: WorkspaceId; search: string },
): SqlPart {
  // The tree of a query is what of it an index could look for: 'T' when nothing, else quoted words and what joins them.
  return sql`
    with counted as materialized (
      select needed.word, (
        select count(*) from (
          select from watch_words w where w.user_id = ${workspace} and w.word = needed.word limit ${RARE + 1}
        ) having_it
      ) as items
      from (select querytree(websearch_to_tsquery('english', ${search})) as tree) asked, unnest(
        case when tree <> 'T' and tree not like '%|%'
          then tsvector_to_array(regexp_replace(tree, '(^| )(&|<->|<[0-9]+>|[()])(?= |$)', ' ', 'g')::tsvector) end
      ) as needed (word)
    )
    select word from counted where items <= ${RARE} order by items limit 1
  `
}
