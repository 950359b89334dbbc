import { stem } from '../text/stem.ts'
import { tokenise } from '../text/tokenise.ts'
import { EMOTION_NEIGHBOURS } from './emotions.ts'
import { REGISTER_NAMES, REGISTERS, type Register } from './registers.ts'
import { VALUE_NEIGHBOURS } from './values.ts'

/** A phrase of a lexicon: its words after the first, and what it stands for. */
export interface Phrase<T> {
  readonly rest: readonly string[]
  readonly meaning: T
}

/** Words and phrases of a lexicon by what they stand for. */
export interface Lookup<T> {
  readonly words: ReadonlyMap<string, readonly T[]>
  /** By first word. */
  readonly phrases: ReadonlyMap<string, readonly Phrase<T>[]>
}

const NONE: readonly never[] = []

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else if (!list.includes(value)) list.push(value)
}

function entries(list: string): string[] {
  return list.split(/\s+/).filter(entry => entry !== '')
}

function buildLookup<T>(groups: Iterable<readonly [T, string]>, key: (word: string) => string): Lookup<T> {
  const words = new Map<string, T[]>()
  const phrases = new Map<string, Phrase<T>[]>()
  for (const [meaning, list] of groups) {
    for (const entry of entries(list)) {
      if (!/[_-]/.test(entry)) {
        put(words, key(entry), meaning)
        continue
      }
      const [first, ...rest] = tokenise(entry.replaceAll('_', ' ')).map(token => token.word)
      if (first === undefined) continue
      const existing = phrases.get(first)
      if (existing === undefined) phrases.set(first, [{ rest, meaning }])
      else existing.push({ rest, meaning })
    }
  }
  return { words, phrases }
}

function namesOf(list: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const map = new Map<string, number[]>()
  list.forEach((line, concept) => {
    for (const word of entries(line.split('|')[0] ?? '')) put(map, stem(word), concept)
  })
  return map
}

function neighboursOf(list: readonly string[]): Lookup<number> {
  return buildLookup(
    list.map((line, concept) => [concept, line.replace('|', ' ')] as const),
    stem,
  )
}

/** Which values, or feelings, a word of a foundation names. */
export const VALUE_NAMES = namesOf(VALUE_NEIGHBOURS)
export const EMOTION_NAMES = namesOf(EMOTION_NEIGHBOURS)

/** Which values, or feelings, a word or phrase of a post shows. */
export const VALUE_SIGNS = neighboursOf(VALUE_NEIGHBOURS)
export const EMOTION_SIGNS = neighboursOf(EMOTION_NEIGHBOURS)

/** Registers go by the word as written, since “killing” and “kill” are not the same manner of speaking. */
export const REGISTER_SIGNS: Lookup<Register> = buildLookup(
  REGISTER_NAMES.map(name => [name, REGISTERS[name]] as const),
  word => word,
)

/** Meanings of a word in a lookup; none when it has none. */
export function meanings<T>(map: ReadonlyMap<string, readonly T[]>, key: string): readonly T[] {
  return map.get(key) ?? NONE
}
