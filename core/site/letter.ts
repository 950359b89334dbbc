import { type Block, blockText } from '../shared/markdown/blocks.ts'
import { parseMarkdown } from '../shared/markdown/parse.ts'
import { err, ok, type Result } from '../shared/result.ts'

/** A newsletter, ready to be sent. */
export interface Letter {
  /** Names it for ever: each reader gets each id once. Lower-case letters, digits and hyphens. */
  readonly id: string
  readonly subject: string
  /** Shown by mail programs beside the subject. */
  readonly preview: string
  /** The text in Markdown, without the lines about it at the top. */
  readonly body: string
}

/** The most characters of each part. */
export const LETTER_LIMITS = { id: 60, subject: 150, preview: 150, body: 50_000 } as const

/** Why a file is no letter. */
export type LetterRefusal = 'no_id' | 'no_subject' | 'long_subject' | 'empty' | 'too_long'

const FACTS = /^---\n[\s\S]*?\n---\n/

/**
 * Reads a letter from Markdown with `subject:` and perhaps `preview:` and `id:` between two lines `---` at the top. Without an
 * id the name of its file is one, without a preview its first words are.
 */
export function readLetter(source: string, fileName: string): Result<{ letter: Letter }, LetterRefusal> {
  const text = source.replaceAll('\r\n', '\n')
  const { facts, blocks } = parseMarkdown(text)
  const id = letterId(facts.id ?? fileName.replace(/\.\w+$/, ''))
  const subject = facts.subject ?? ''
  const body = text.replace(FACTS, '').trim()
  if (id === '') return err('no_id')
  if (subject === '') return err('no_subject')
  if (subject.length > LETTER_LIMITS.subject) return err('long_subject')
  if (blockText(blocks).trim() === '') return err('empty')
  if (body.length > LETTER_LIMITS.body) return err('too_long')
  const preview = shortened(facts.preview || blockText(blocks.filter(isSpoken)), LETTER_LIMITS.preview)
  return ok({ letter: { id, subject, preview, body } })
}

/** The key by which the outbox knows that a reader has a letter. */
export function letterKey(letterId: string, readerId: string): string {
  return `letter:${letterId}:${readerId}`
}

function letterId(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LETTER_LIMITS.id)
}

const isSpoken = ({ kind }: Block) => kind === 'paragraph' || kind === 'quote'

/** Whole words, as many as there is room for. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`
}
