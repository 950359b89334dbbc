/** A table that is joined, and by what. */
export interface Join {
  readonly table: string
  readonly alias: string
  /** What stands behind `on` or within `using`. */
  readonly condition: string
}

const JOIN = /\bjoin\s+(?:only\s+)?"?(\w+)"?(?:\s+(?:as\s+)?(?!on\b|using\b)(\w+))?\s+(?:on|using)\b/gi
/** What ends a join's condition. */
const END =
  /\b(?:join|where|group by|order by|left|right|full|limit|cross|union|returning|inner|having|for update|on conflict|loop|set)\b|`|;/i

/** Joins with a table by its name, in the text of a query or of a file with queries; those with subqueries are looked into. */
export function readJoins(text: string): Join[] {
  return [...text.matchAll(JOIN)].map(match => {
    const [whole, table = '', alias = table] = match
    const rest = text.slice(match.index + whole.length)
    const end = rest.search(END)
    return { table, alias, condition: end < 0 ? rest : rest.slice(0, end) }
  })
}

/** Whether the condition names the column of the joined table that holds the workspace. */
export function carriesKey({ alias, condition }: Join, owner: string): boolean {
  return new RegExp(`\\b${alias}\\."?${owner}\\b|^\\s*\\([^)]*\\b${owner}\\b`).test(condition)
}
