import { type SearchWord, searchWords } from '#core/workspace/search-words.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** A word that more people share than this is looked for while going through the people instead of first. */
const RARE = 5_000
/** Above every character: words that begin alike end before it. */
const LAST_CHARACTER = '\u{10FFFF}'

/** How people with all the words are found quickest. */
export interface PeopleSearch {
  /** The word that fewest have, whose people are looked up first; null when every word is frequent. */
  readonly rarest: SearchWord | null
  readonly others: readonly SearchWord[]
}

/**
 * Looks which of the words fewest people have; the last word is taken for a beginning. Null when `search` is empty, and
 * 'none' when it is not and yet holds no word, which nobody has.
 */
export async function findPeopleSearch(
  sql: Sql,
  { workspace, search }: { workspace: WorkspaceId; search: string },
): Promise<PeopleSearch | 'none' | null> {
  if (search.trim() === '') return null
  const words = searchWords(search)
  if (words.length === 0) return 'none'
  const rows = await sql<{ people: number }[]>`
    select (
      select count(*) from (
        select from lead_words w
        where w.user_id = ${workspace} and w.word >= wanted.first and w.word <= wanted.last limit ${RARE + 1}
      ) found
    ) as people
    from unnest(${words.map(({ word }) => word)}::text[], ${words.map(lastOf)}::text[])
      with ordinality as wanted (first, last, place)
    order by place
  `
  const counted = words.map((word, place) => ({ word, people: rows[place]?.people ?? 0 }))
  const [fewest] = counted.toSorted((a, b) => a.people - b.people)
  const rarest = fewest && fewest.people <= RARE ? fewest.word : null
  return { rarest, others: words.filter(word => word !== rarest) }
}

/** The condition that people `l` have the words of a search, to stand after another. */
export function withWords(sql: Sql, workspace: WorkspaceId, search: PeopleSearch | 'none' | null) {
  if (search === null) return sql``
  if (search === 'none') return sql`and false`
  const { rarest, others } = search
  const first = rarest
    ? sql`and l.id = any(array(
        select w.lead_id from lead_words w
        where w.user_id = ${workspace} and w.word >= ${rarest.word} and w.word <= ${lastOf(rarest)}
      ))`
    : sql``
  // As a value and not as `exists`, which a plan would turn into one pass over everybody's words.
  return others.reduce(
    (wanted, word) => sql`${wanted} and (
      select true from lead_words w
      where w.user_id = ${workspace} and w.lead_id = l.id and w.word >= ${word.word} and w.word <= ${lastOf(word)}
      limit 1
    )`,
    first,
  )
}

function lastOf({ word, isBeginning }: SearchWord): string {
  return isBeginning ? `${word}${LAST_CHARACTER}` : word
}
