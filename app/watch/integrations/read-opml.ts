import { parseOpml } from 'feedsmith'
import { plainText } from '#core/watch/plain-text.ts'
import { readSourceAddress } from '#core/watch/source-address.ts'

/** Feeds of a document that are read, and how deep its folders may lie. */
const MOST = 1000
const DEEPEST = 10

interface Outline {
  readonly text?: string | undefined
  readonly title?: string | undefined
  readonly xmlUrl?: string | undefined
  readonly outlines?: readonly Outline[] | undefined
}

/** The feeds of an OPML document, each once; null when it is none. Runs in a thread. */
export function readOpml(text: string): { name: string; address: string }[] | null {
  if (/<!(doctype|entity)/i.test(text.slice(0, 20_000))) return null
  try {
    const found = new Map<string, string>()
    collect(parseOpml(text).body?.outlines ?? [], found, 0)
    return [...found].map(([address, name]) => ({ address, name }))
  } catch {
    return null
  }
}

function collect(outlines: readonly Outline[], found: Map<string, string>, depth: number): void {
  for (const { text, title, xmlUrl, outlines: inner } of outlines) {
    const address = xmlUrl ? readSourceAddress(xmlUrl) : null
    if (address && !found.has(address) && found.size < MOST) found.set(address, plainText(title ?? text, 200))
    if (inner && depth < DEEPEST) collect(inner, found, depth + 1)
  }
}
