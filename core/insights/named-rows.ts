import { readArray, readKey, readText, readTexts } from '../shared/untrusted.ts'
import { MOST_ROWS } from './draft.ts'
import type { InsightFigure, InsightRowIds } from './insight.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The rows that an insight names, each kind at most `MOST_ROWS`; null when it names none. What is no id is left out. */
export function readNamedRows(metadata: unknown): Required<InsightRowIds> | null {
  const rows = readKey(metadata, 'rows')
  if (typeof rows !== 'object' || rows === null) return null
  const ids = (kind: keyof InsightRowIds) => [
    ...new Set(
      readTexts(readKey(rows, kind))
        .filter(id => UUID.test(id))
        .slice(0, MOST_ROWS),
    ),
  ]
  return {
    posts: ids('posts'),
    stories: ids('stories'),
    planned: ids('planned'),
    campaigns: ids('campaigns'),
    people: ids('people'),
  }
}

/** Which kinds of row an insight names, also one of which there is none. */
export function namedKinds(metadata: unknown): ReadonlySet<string> {
  const rows = readKey(metadata, 'rows')
  return new Set(typeof rows === 'object' && rows !== null ? Object.keys(rows) : [])
}

/** The figures that an insight names; none when it names none. */
export function readFigures(metadata: unknown): InsightFigure[] {
  return readArray(readKey(metadata, 'figures')).flatMap(figure => {
    const [label, value, path] = ['label', 'value', 'path'].map(key => readText(readKey(figure, key)))
    return label && value && path?.startsWith('/app/') ? [{ label, value, path }] : []
  })
}
