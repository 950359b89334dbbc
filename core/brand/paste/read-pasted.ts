import { sanitiseText } from '../../shared/sanitise/text.ts'
import { CLARIFY_FIELDS } from '../clarify/fields.ts'
import type { ClarifyKey } from '../clarify/keys.ts'
import { readList, splitLines } from '../clarify/normalise.ts'
import { ANSWER_LIMIT, LIST_ITEM_LIMIT, LIST_LIMIT } from '../forms/answers.ts'
import { findPastedField } from './find-field.ts'
import { parsePastedJson, readPastedJson } from './read-json.ts'
import { readPastedLines } from './read-lines.ts'

/** Longest paste that is read, in characters. */
export const PASTE_LIMIT = 150_000
/** Lines that are shown as not understood. */
const MOST_UNREAD = 50

/** An answer found in a paste, and the question it belongs to. */
export interface PastedAnswer {
  readonly key: ClarifyKey
  readonly label: string
  /** The name it stood under. */
  readonly source: string
  /** As it would be kept: sanitised and within our limits. */
  readonly answer: string | readonly string[]
  /** It was longer than we keep. */
  readonly isCut: boolean
}

export interface PastedAnswers {
  /** One for each question, in the order they are asked. */
  readonly answers: readonly PastedAnswer[]
  /** Lines that belong to no question of ours, at most 50. */
  readonly unread: readonly string[]
}

/**
 * Finds answers in pasted text: lines, headings with paragraphs, 'key: value', JSON, with today's questions, the keys in
 * any spelling, the labels, or the questions of earlier questionnaires. What stands under one question twice is joined.
 * Anything but text finds nothing; never throws.
 */
export function readPastedAnswers(text: unknown): PastedAnswers {
  if (typeof text !== 'string') return { answers: [], unread: [] }
  const whole = text.slice(0, PASTE_LIMIT)
  const json = parsePastedJson(whole)
  const { pairs, unread } = json === undefined ? readPastedLines(whole) : readPastedJson(json)
  const byKey = new Map<ClarifyKey, { source: string; texts: Set<string>; items: string[] }>()
  for (const { name, value, items } of pairs) {
    const field = findPastedField(name)
    const content = value.trim()
    if (!field || content === '') continue
    const entry = byKey.get(field.key) ?? { source: name.trim(), texts: new Set<string>(), items: [] }
    entry.texts.add(content)
    entry.items.push(...(items ? readList(items) : listIn(content)))
    byKey.set(field.key, entry)
  }
  const answers = CLARIFY_FIELDS.flatMap(({ key, label, kind }): PastedAnswer[] => {
    const entry = byKey.get(key)
    if (!entry) return []
    const { answer, isCut } = kind === 'list' ? asList(entry.items) : asText([...entry.texts])
    return answer.length === 0 ? [] : [{ key, label, source: entry.source, answer, isCut }]
  })
  return { answers, unread: unread.slice(0, MOST_UNREAD) }
}

function asText(texts: readonly string[]) {
  const whole = sanitiseText(texts.join('\n\n'))
  return { answer: whole.slice(0, ANSWER_LIMIT).toWellFormed().trim(), isCut: whole.length > ANSWER_LIMIT }
}

/** The items of a pasted list: one a line without its bullet; a single line also has them between semicolons. */
function listIn(content: string): string[] {
  const bare = splitLines(content).map(line => line.replace(/^\s*(?:[-*•]|\d{1,3}[.)])\s+/, ''))
  if (bare.length !== 1) return bare
  const [line = ''] = bare
  return line.includes(';') ? readList(line.split(';')) : readList(line)
}

function asList(texts: readonly string[]) {
  const items = texts.map(item => sanitiseText(item)).filter(item => item !== '')
  const unique = [...new Set(items)]
  const answer = unique.slice(0, LIST_LIMIT).map(item => item.slice(0, LIST_ITEM_LIMIT).toWellFormed().trim())
  return { answer, isCut: unique.length > LIST_LIMIT || unique.some(item => item.length > LIST_ITEM_LIMIT) }
}
