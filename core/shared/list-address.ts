/** Longest search we hand to the database, in characters. */
export const SEARCH_LIMIT = 200
const MOST_PAGES = 10_000

/** The page of a list that an address asks for (`?page=`, or another `name`), from 1; anything that is none gives 1. */
export function readPageNumber(params: URLSearchParams, name = 'page'): number {
  const text = params.get(name) ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), MOST_PAGES) : 1
}

/** The words an address searches for (`?q=`), trimmed, at most 200 characters, without what a database refuses. */
export function readSearch(params: URLSearchParams): string {
  return (params.get('q') ?? '')
    .replaceAll('\0', ' ')
    .toWellFormed()
    .trim()
    .slice(0, SEARCH_LIMIT)
    .toWellFormed()
}

/** `?` and the parameters that say something, in the order given; `''` when none does. A page of 1 says nothing. */
export function listQuery(values: Readonly<Record<string, string | number | null | undefined>>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined || value === '' || (name === 'page' && value === 1)) continue
    params.set(name, String(value))
  }
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}
