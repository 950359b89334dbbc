import { isCalendarDay } from '../shared/calendar-day.ts'
import { truncateUnits } from '../shared/text.ts'
import { IMPORT_FIELDS, type ImportField } from './fields.ts'
import { STORY_KIND_TEXTS, STORY_KINDS, type StoryKind } from './kinds.ts'
import { STORY_LIMITS } from './limits.ts'
import type { StoryInput } from './schema.ts'
import { SPINE_PARTS, type SpinePart } from './spine.ts'
import { suggestTitle } from './title.ts'

/** Stories that are added at a press; more go in by and by. */
export const IMPORT_LIMIT = 500

/** A story on its way in: ready to be stored. */
export type ImportedStory = Readonly<Pick<StoryInput, ImportField>>

export interface ImportRead {
  readonly stories: readonly ImportedStory[]
  /** How many more there were than were asked for. */
  readonly beyond: number
  /** Stories whose text was longer than we keep. */
  readonly shortened: number
}

const clean = (text: string) =>
  text.replaceAll('\0', '').replaceAll('\r\n', '\n').replaceAll('\r', '\n').toWellFormed().trim()

const withoutBullet = (block: string) =>
  /^[-*•–—\d]/u.test(block) ? block.replace(/^(?:[-*•–—]|\d{1,3}[.)])\s+/u, '') : block

const EMPTY_SPINE = Object.fromEntries(SPINE_PARTS.map(part => [part, ''])) as Record<SpinePart, string>

/**
 * Pasted text as stories: one for each block between empty lines, or, when there are no empty lines, one for each line.
 * Bullets and numbers at the start go. Each is titled by its first words. The first `most` are read, the rest counted.
 */
export function readPaste(text: string, most = IMPORT_LIMIT): ImportRead {
  const all = typeof text === 'string' ? clean(text) : ''
  const split = /\n[^\S\n]*\n/.test(all) ? /\n(?:[^\S\n]*\n)+/ : '\n'
  const blocks = all
    .split(split)
    .map(block => withoutBullet(block.trimStart()).trimEnd())
    .filter(block => /[\p{L}\p{N}]/u.test(block))
  return readAll(blocks, most, body => ({
    ...EMPTY_SPINE,
    title: suggestTitle(body),
    body,
    kind: 'everyday',
    proof: '',
    emotion: '',
    happenedOn: null,
  }))
}

/** How tables head their columns, besides our own names. */
const NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  title: ['title', 'name', 'headline'],
  body: ['body', 'what happened', 'story', 'text', 'description', 'notes'],
  kind: ['kind', 'type', 'category'],
  situation: ['situation', 'context', 'before'],
  struggle: ['struggle', 'problem', 'challenge'],
  turn: ['turn', 'turning point', 'change'],
  result: ['result', 'outcome', 'after'],
  lesson: ['lesson', 'learning', 'takeaway'],
  proof: ['proof', 'evidence', 'quote'],
  emotion: ['emotion', 'feeling'],
  happenedOn: ['happened on', 'happenedon', 'when', 'date', 'day'],
}

/** Which field each column most likely holds, by its heading; each field once, '' for what says nothing to us. */
export function guessColumns(headings: readonly string[]): (ImportField | '')[] {
  const taken = new Set<ImportField>()
  return headings.map(heading => {
    const bare = String(heading)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    const field = IMPORT_FIELDS.find(name => !taken.has(name) && NAMES[name].includes(bare))
    if (field) taken.add(field)
    return field ?? ''
  })
}

function readKind(text: string): StoryKind {
  const bare = text.toLowerCase().replace(/[^a-z]+/g, '_')
  return (
    STORY_KINDS.find(
      kind => kind === bare || STORY_KIND_TEXTS[kind].label.toLowerCase() === text.toLowerCase(),
    ) ?? 'everyday'
  )
}

/** A day as most tables write it: 2026-11-20, or 20/11/2026 the British way round; anything else is none. */
function readDay(text: string): string | null {
  const british = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text)
  const day = british
    ? `${british[3]}-${british[2]?.padStart(2, '0')}-${british[1]?.padStart(2, '0')}`
    : text.slice(0, 10)
  return isCalendarDay(day) ? day : null
}

/**
 * Rows of a table as stories, by what each column holds. A row without any text is left out. The first `most` are read, the
 * rest counted.
 */
export function readRows(
  rows: readonly (readonly string[])[],
  columns: readonly (ImportField | '')[],
  most = IMPORT_LIMIT,
): ImportRead {
  const stories = rows
    .map(row => {
      const cell = (field: ImportField) => {
        const at = columns.indexOf(field)
        return at < 0 ? '' : clean(String(row[at] ?? '')).replace(/^'(?=[=+\-@])/, '')
      }
      return Object.fromEntries(IMPORT_FIELDS.map(field => [field, cell(field)])) as Record<
        ImportField,
        string
      >
    })
    .filter(cells => ['title', 'body', ...SPINE_PARTS].some(field => cells[field as ImportField] !== ''))
  return readAll(stories, most, cells => ({
    ...cells,
    title:
      cells.title || suggestTitle(cells.body || SPINE_PARTS.map(part => cells[part]).find(Boolean) || ''),
    kind: readKind(cells.kind),
    happenedOn: readDay(cells.happenedOn),
  }))
}

function readAll<Item>(
  items: readonly Item[],
  most: number,
  read: (item: Item) => ImportedStory,
): ImportRead {
  let shortened = 0
  const stories = items.slice(0, most).map(item => {
    const whole = read(item)
    const cut = fitted(whole)
    if (cut.body !== whole.body || SPINE_PARTS.some(part => cut[part] !== whole[part])) shortened += 1
    return cut
  })
  return { stories, beyond: Math.max(0, items.length - most), shortened }
}

function fitted(story: ImportedStory): ImportedStory {
  const cut = (text: string, limit: number) => truncateUnits(text, limit).trim()
  const spine = Object.fromEntries(SPINE_PARTS.map(part => [part, cut(story[part], STORY_LIMITS.spine)]))
  return {
    ...story,
    ...(spine as Record<SpinePart, string>),
    title: cut(story.title.replace(/\s+/g, ' '), STORY_LIMITS.title) || suggestTitle(story.body),
    body: cut(story.body, STORY_LIMITS.body),
    proof: cut(story.proof, STORY_LIMITS.proof),
    emotion: cut(story.emotion, STORY_LIMITS.emotion),
  }
}

/**
 * What makes two stories the same to an import: their text, or their title when they have none; case and spaces aside.
 */
export function storyFingerprint(story: { readonly title: string; readonly body: string }): string {
  const bare = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
  return bare(story.body) || bare(story.title)
}

/** Which stories of an import are there already, or came twice: for each, true or false. */
export function markDuplicates(
  stories: readonly { readonly title: string; readonly body: string }[],
  prints: ReadonlySet<string>,
): boolean[] {
  const seen = new Set(prints)
  return stories.map(story => {
    const print = storyFingerprint(story)
    const isKnown = seen.has(print)
    seen.add(print)
    return isKnown
  })
}
