import type { VersionChange } from './compare.ts'

/** On one page: so many texts, and of these so many characters in all, as a page has them twice. */
const MOST = { changes: 25, characters: 5000 } as const
/** Of what stayed between two changes, so much is shown on either side when there is more than both. */
const CONTEXT = 200

/** What changed, in pages; each has at least one text. */
export function changePages(changes: readonly VersionChange[]): VersionChange[][] {
  const pages: VersionChange[][] = []
  let characters = 0
  for (const change of changes.map(withContext)) {
    const length = change.parts.reduce((sum, { text }) => sum + text.length, 0)
    const page = pages.at(-1)
    if (page && page.length < MOST.changes && characters + length <= MOST.characters) {
      page.push(change)
      characters += length
    } else {
      pages.push([change])
      characters = length
    }
  }
  return pages
}

/** The change with what surrounds its words, instead of all that stayed as it was. */
function withContext(change: VersionChange): VersionChange {
  const last = change.parts.length - 1
  return {
    ...change,
    parts: change.parts.map((part, at) => {
      if (part.kind !== 'same' || part.text.length <= 2 * CONTEXT) return part
      const [before, after] = [part.text.slice(0, CONTEXT), part.text.slice(-CONTEXT)]
      const text = `${at > 0 ? before : ''} … ${at < last ? after : ''}`
      return { ...part, text: text.toWellFormed() }
    }),
  }
}
