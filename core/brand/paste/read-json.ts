import { isPlainObject, readKey, readText } from '../../shared/untrusted.ts'
import { findPastedField } from './find-field.ts'
import type { PastedPair } from './read-lines.ts'

const DEEPEST = 5
const MOST_PAIRS = 1000

/** The JSON in a paste, or undefined when it is none. */
export function parsePastedJson(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/**
 * Names and answers in JSON: an object of answers at any depth, or a list of objects with question and response (or
 * answer). Names that mean nothing here are `unread`.
 */
export function readPastedJson(json: unknown): { pairs: PastedPair[]; unread: string[] } {
  const pairs: PastedPair[] = []
  const unread: string[] = []
  collect(json, 0, pairs, unread)
  return { pairs, unread }
}

function collect(value: unknown, depth: number, pairs: PastedPair[], unread: string[]): void {
  if (depth > DEEPEST || pairs.length + unread.length > MOST_PAIRS) return
  if (Array.isArray(value)) {
    for (const item of value) collect(item, depth + 1, pairs, unread)
    return
  }
  if (!isPlainObject(value)) return
  const question = readText(readKey(value, 'question'))
  const response = readKey(value, 'response', 'answer')
  if (question !== '' && response !== undefined) {
    put(question, response, pairs, unread)
    return
  }
  for (const [name, inner] of Object.entries(value)) {
    if (findPastedField(name) || !(isPlainObject(inner) || isListOfObjects(inner)))
      put(name, inner, pairs, unread)
    else collect(inner, depth + 1, pairs, unread)
  }
}

function isListOfObjects(value: unknown): boolean {
  return Array.isArray(value) && value.some(isPlainObject)
}

function put(name: string, value: unknown, pairs: PastedPair[], unread: string[]): void {
  const items = Array.isArray(value)
    ? value.filter(item => typeof item === 'string' || typeof item === 'number').map(String)
    : null
  const text = items
    ? items.join('\n')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : ''
  if (text.trim() === '') return
  if (findPastedField(name)) pairs.push({ name, value: text, ...(items ? { items } : {}) })
  else unread.push(`${name}: ${text}`)
}
