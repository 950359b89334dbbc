import * as v from 'valibot'
import { numberText } from '../../shared/number-text.ts'
import { textField, typedText } from '../../shared/sanitise/field.ts'
import { sanitiseText } from '../../shared/sanitise/text.ts'
import { readArray } from '../../shared/untrusted.ts'
import { CLARIFY_FIELDS } from '../clarify/fields.ts'
import { type ClarifyData, type ClarifyKey, isListKey } from '../clarify/keys.ts'
import { normaliseClarify, splitLines } from '../clarify/normalise.ts'
import type { ClarifySection } from '../clarify/sections.ts'

/** Longest answer, in UTF-16 units, and most items of a list with the longest item. */
export const ANSWER_LIMIT = 5000
export const LIST_LIMIT = 20
export const LIST_ITEM_LIMIT = 200

export const ANSWER_MESSAGES = {
  tooLong: `Please keep this to ${numberText(ANSWER_LIMIT)} characters`,
  tooMany: `Please keep the list to ${LIST_LIMIT} items`,
  itemTooLong: `Please keep each item to ${LIST_ITEM_LIMIT} characters`,
} as const

const answerText = textField({ most: ANSWER_LIMIT })

/** One item a line, trimmed, without empty ones. */
function splitItems(text: string): string[] {
  return splitLines(text)
    .map(item => sanitiseText(item))
    .filter(item => item !== '')
}

const answerList = v.optional(
  v.pipe(
    typedText(),
    v.maxLength(ANSWER_LIMIT, ANSWER_MESSAGES.tooLong),
    v.transform(splitItems),
    v.maxLength(LIST_LIMIT, ANSWER_MESSAGES.tooMany),
    v.checkItems(item => item.length <= LIST_ITEM_LIMIT, ANSWER_MESSAGES.itemTooLong),
  ),
  '',
)

type AnswerSchema = typeof answerText | typeof answerList

/** The form schema of some questions: each answer optional, texts sanitised, lists one item a line. */
export function answersSchema(
  keys: readonly ClarifyKey[],
): v.ObjectSchema<Record<string, AnswerSchema>, undefined> {
  const entries: Record<string, AnswerSchema> = {}
  for (const { key } of CLARIFY_FIELDS) {
    if (readArray(keys).includes(key)) entries[key] = isListKey(key) ? answerList : answerText
  }
  return v.object(entries)
}

/** The form schema of one section of the brand page. */
export function sectionSchema(section: ClarifySection): ReturnType<typeof answersSchema> {
  return answersSchema(CLARIFY_FIELDS.filter(field => field.section === section).map(field => field.key))
}

/** The posted form of one section: its answers, and the marks of what its writer saw (`answerMarks`). */
export function sectionFormSchema(section: ClarifySection): ReturnType<typeof answersSchema> {
  return v.object({ ...sectionSchema(section).entries, seen: textField({ most: 10_000 }) })
}

/**
 * What is stored after a form with the given keys was saved over earlier answers: its answers replace theirs, an answer
 * left empty removes what was there, everything else stays.
 */
export function mergeAnswers(stored: unknown, keys: readonly ClarifyKey[], answers: unknown): ClarifyData {
  const merged = new Map(Object.entries(normaliseClarify(stored)))
  const requestedKeys: readonly unknown[] = readArray(keys)
  for (const key of requestedKeys) if (typeof key === 'string') merged.delete(key)
  const changes = Object.entries(normaliseClarify(answers)).filter(([key]) => requestedKeys.includes(key))
  return normaliseClarify(Object.fromEntries([...merged, ...changes]))
}
