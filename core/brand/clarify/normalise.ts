import { isPlainObject, readText, readTexts } from '../../shared/untrusted.ts'
import { findClarifyKey } from './key-lookup.ts'
import { type ClarifyData, type ClarifyKey, isListKey } from './keys.ts'

/** Trimmed, non-empty items of an array, or of a text parted by commas; anything else gives none. */
export function readList(value: unknown): string[] {
  return typeof value === 'string' ? readTexts(value.split(',')) : readTexts(value)
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
  for (const [name, value] of Object.entries(raw)) {
    const target = findClarifyKey(name)
    if (!target) continue
    const answer = readAnswer(target.key, value)
    if (answer === null) continue
    const existing = answers.get(target.key)
    if (!existing || target.rank < existing.rank) answers.set(target.key, { answer, rank: target.rank })
  }
  const data: Partial<Record<ClarifyKey, string | string[]>> = {}
  for (const [key, { answer }] of answers) data[key] = answer
  return data as ClarifyData
}
