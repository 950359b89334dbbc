import * as v from 'valibot'
import { textField, typedText } from '../../shared/sanitise/field.ts'
import { versionField } from '../../shared/version.ts'

/** Longest parts of a note, in characters; notes of a workspace, tags of a note and citations of one, at most. */
export const NOTE_LIMITS = {
  title: 200,
  body: 10_000,
  tag: 40,
  tags: 10,
  notes: 1000,
  citations: 100,
} as const

/** Tags as they are typed between commas: in lower case, each once. */
export function readTags(text: string): string[] {
  const tags = text
    .split(/[,\n]/)
    .map(tag => tag.trim().replace(/^#+/, '').replace(/\s+/g, ' ').toLowerCase())
    .filter(tag => tag !== '')
  return [...new Set(tags)]
}

const TAGS_MESSAGE = `Enter at most ${NOTE_LIMITS.tags} tags, each up to ${NOTE_LIMITS.tag} characters`
const isFewTags = (text: string) => {
  const tags = readTags(text)
  return tags.length <= NOTE_LIMITS.tags && tags.every(tag => tag.length <= NOTE_LIMITS.tag)
}

const entries = {
  title: textField({ required: 'Enter a title', most: NOTE_LIMITS.title }),
  body: textField({ most: NOTE_LIMITS.body }),
  tags: v.optional(v.pipe(textField({ most: 1000 }), v.check(isFewTags, TAGS_MESSAGE)), ''),
  /** A competitor's id; '' for none. */
  competitorId: v.optional(v.pipe(typedText(), v.trim(), v.maxLength(40)), ''),
}

/** The posted form of a new note, with the key that makes a double press count once. */
export const newNoteSchema = v.object({ title: entries.title, idempotencyKey: textField({ most: 100 }) })

/** The posted note, with the version that was read. */
export const noteFormSchema = v.object({ ...entries, version: versionField() })

/** What a founder writes into a note. */
export interface NoteText {
  readonly title: string
  readonly body: string
  readonly tags: readonly string[]
  readonly competitorId: string | null
}

/** Where two states of a note differ, in the order of the form; `nameOf` says how a competitor is called. */
export function noteDifferences(
  saved: NoteText,
  typed: NoteText,
  nameOf: (competitorId: string) => string,
): { label: string; saved: string; typed: string }[] {
  const competitor = ({ competitorId }: NoteText) => (competitorId ? nameOf(competitorId) : '')
  const fields: readonly (readonly [string, (note: NoteText) => string])[] = [
    ['Title', note => note.title],
    ['Text', note => note.body],
    ['Tags', note => note.tags.join(', ')],
    ['Competitor', competitor],
  ]
  return fields
    .map(([label, read]) => ({ label, saved: read(saved), typed: read(typed) }))
    .filter(field => field.saved !== field.typed)
}
