import { sameText, textMark } from '../../shared/text-mark.ts'
import { readArray } from '../../shared/untrusted.ts'
import { CLARIFY_FIELDS } from './fields.ts'
import type { ClarifyKey } from './keys.ts'
import { normaliseClarify } from './normalise.ts'

/** The answer as one text: what stands in its box. Lists have one item a line; `''` when it is open. */
export function answerText(clarify: unknown, key: ClarifyKey): string {
  const answer = normaliseClarify(clarify)[key]
  return answer === undefined ? '' : typeof answer === 'string' ? answer : answer.join('\n')
}

/** Marks of the given answers as a form carries them: what its writer saw when it was opened. */
export function answerMarks(clarify: unknown, keys: readonly ClarifyKey[]): string {
  const data = normaliseClarify(clarify)
  return keys.map(key => `${key}:${textMark(answerText(data, key))}`).join(' ')
}

/** Marks by key, in their order; anything that is no mark is left out. */
function readMarks(marks: unknown): ReadonlyMap<string, readonly string[]> {
  const matches =
    typeof marks === 'string' ? marks.slice(0, 10_000).matchAll(/([a-z_]+)(?::([0-9a-z]+))?/g) : []
  const byKey = new Map<string, string[]>()
  for (const [, key = '', mark] of matches)
    if (mark !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), mark])
  return byKey
}

/** A question that was answered in two places at once. */
export interface AnswerConflict {
  readonly key: ClarifyKey
  readonly label: string
  readonly saved: string
  readonly typed: string
}

export interface MergedEdits {
  /** What to write: only questions whose answer was changed here; `''` or `[]` empties one. */
  readonly answers: Readonly<Partial<Record<ClarifyKey, string | string[]>>>
  /** Questions that somebody else answered differently meanwhile. While there is one, nothing may be written. */
  readonly conflicts: readonly AnswerConflict[]
}

/**
 * Brings what was typed together with what is stored by now. `seen` are the marks of what the writer saw: a question
 * they left alone keeps what is stored, one that only they touched takes theirs, and one that was changed on both sides
 * to different texts is a conflict. A question without a mark counts as seen as it is stored. Further marks of a question
 * are of what its writer sent before without an answer: what is stored and has one of them is their own.
 */
export function mergeEdits(input: {
  stored: unknown
  typed: unknown
  keys: readonly ClarifyKey[]
  seen: unknown
}): MergedEdits {
  const stored = normaliseClarify(input.stored)
  const typed = normaliseClarify(input.typed)
  const seen = readMarks(input.seen)
  const requestedKeys: readonly unknown[] = readArray(input.keys)
  const answers: Partial<Record<ClarifyKey, string | string[]>> = {}
  const conflicts: AnswerConflict[] = []
  for (const { key, label } of CLARIFY_FIELDS) {
    if (!requestedKeys.includes(key)) continue
    const mine = answerText(typed, key)
    const theirs = answerText(stored, key)
    if (sameText(mine, theirs)) continue
    const own = seen.get(key)
    const isOwn = own?.includes(textMark(theirs)) ?? true
    if (!isOwn && own?.[0] === textMark(mine)) continue
    if (!isOwn) conflicts.push({ key, label, saved: theirs, typed: mine })
    const answer = typed[key] ?? ''
    answers[key] = typeof answer === 'string' ? answer : [...answer]
  }
  return { answers, conflicts }
}
