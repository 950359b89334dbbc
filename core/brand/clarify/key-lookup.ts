import { CLARIFY_FIELDS } from './fields.ts'
import { CLARIFY_LIST_KEYS, CLARIFY_TEXT_KEYS, type ClarifyKey, camelCaseOf } from './keys.ts'
import { LEGACY_QUESTIONS } from './legacy-questions.ts'

/** A key found for a name, and how sure we are: 0 its own name, 1 camel case, 2 a question sentence. */
export interface FoundKey {
  readonly key: ClarifyKey
  readonly rank: 0 | 1 | 2
}

const LONGEST_QUESTION = 200

/** Questions compare without case, punctuation, kind of apostrophe or width of white space. */
export function foldQuestion(text: string): string {
  if (/^[a-z\d]*$/.test(text)) return text
  return text
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function buildLookup(): ReadonlyMap<string, FoundKey> {
  const lookup = new Map<string, FoundKey>()
  const keys: readonly ClarifyKey[] = [...CLARIFY_TEXT_KEYS, ...CLARIFY_LIST_KEYS]
  for (const key of keys) lookup.set(key, { key, rank: 0 })
  for (const key of keys) {
    const camel = camelCaseOf(key)
    if (!lookup.has(camel)) lookup.set(camel, { key, rank: 1 })
  }
  return lookup
}

function buildQuestions(): ReadonlyMap<string, ClarifyKey> {
  const questions = new Map<string, ClarifyKey>()
  for (const [question, key] of LEGACY_QUESTIONS) questions.set(foldQuestion(question), key)
  for (const field of CLARIFY_FIELDS) questions.set(foldQuestion(field.question), field.key)
  return questions
}

const NAMES = buildLookup()
const QUESTIONS = buildQuestions()

/** The clarify key behind a snake_case or a camelCase name; else null. */
export function findNamedKey(name: string): FoundKey | null {
  return NAMES.get(name.trim()) ?? null
}

/** The clarify key behind a question of today or of earlier that `foldQuestion` has read; else null. */
export function findAskedKey(folded: string): ClarifyKey | null {
  return QUESTIONS.get(folded) ?? null
}

/** The clarify key behind a snake_case name, a camelCase name, or a question of today or of earlier; else null. */
export function findClarifyKey(name: string): FoundKey | null {
  const named = findNamedKey(name)
  if (named) return named
  const trimmed = name.trim()
  const key = trimmed.length > LONGEST_QUESTION ? null : findAskedKey(foldQuestion(trimmed))
  return key ? { key, rank: 2 } : null
}
