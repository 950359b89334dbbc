import { isPlainObject, readKey, readText, readTexts } from '../../shared/untrusted.ts'
import { findClarifyKey } from './key-lookup.ts'
import { type ClarifyData, type ClarifyKey, isListKey } from './keys.ts'

/** A stop that ends a sentence: what has one is told in sentences, and their commas part nothing. */
const SENTENCE_END = /[.!?…](?:\s|$)/

/**
 * Trimmed, non-empty items of a list. Those of an array stay whole. A text is one item a line; only one
 * of a single line without a full stop, as older rows hold it, is parted at commas. Anything else gives none.
 */
export function readList(value: unknown): string[] {
  if (typeof value !== 'string') return readTexts(value)
  const rows = splitLines(value)
  const isLines = rows.length > 1 || /[\r\n]/.test(value) || SENTENCE_END.test(value)
  return isLines ? rows : readTexts(value.split(','))
}

/** The lines of a text that hold something, trimmed. */
export function splitLines(text: string): string[] {
  return readTexts(text.split(/[\r\n]+/))
}

/** A list as one text that `readList` reads back item by item: between commas, or a line each where that would split one. */
export function listText(items: readonly string[]): string {
  const needsLines = items.some(item => /[,.!?…]/.test(item))
  return needsLines ? `${items.join('\n')}\n` : items.join(', ')
}

/** The value as its key keeps it; null when there is nothing to keep. */
function readAnswer(key: ClarifyKey, value: unknown): string | string[] | null {
  if (isListKey(key)) {
    const items = readList(value)
    return items.length > 0 ? items : null
  }
  const text = readText(value)
  return text === '' ? null : text
}

/**
 * Brand answers of any origin brought to the known keys. Only object literals are read, everything else gives `{}`.
 * When several names mean the same key, the snake_case name wins over camelCase, and that over a question sentence; the
 * first of equals wins. Idempotent.
 */
export function normaliseClarify(raw: unknown): ClarifyData {
  if (!isPlainObject(raw)) return {}
  const answers = new Map<ClarifyKey, { answer: string | string[]; rank: number }>()
  for (const name of Object.keys(raw)) {
    const target = findClarifyKey(name)
    if (!target) continue
    const answer = readAnswer(target.key, readKey(raw, name))
    if (answer === null) continue
    const existing = answers.get(target.key)
    if (!existing || target.rank < existing.rank) answers.set(target.key, { answer, rank: target.rank })
  }
  const data: Partial<Record<ClarifyKey, string | string[]>> = {}
  for (const [key, { answer }] of answers) data[key] = answer
  return data as ClarifyData
}
