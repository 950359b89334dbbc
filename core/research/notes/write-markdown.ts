import { formatDate } from '../../shared/time.ts'
import { citedNumbers, replaceMarks } from './citation-marks.ts'
import { addressMark, escapeMarkdown } from './escape-markdown.ts'

/** What a note cites, as it was when it was cited. */
export interface CitationText {
  readonly number: number
  readonly title: string
  readonly quote: string
  readonly source: string
  readonly address: string
  readonly publishedAt: Date
  readonly citedAt: Date
}

/** A note as a file has it. */
export interface NoteFile {
  readonly title: string
  readonly body: string
  readonly tags: readonly string[]
  /** '' for none. */
  readonly competitor: string
  readonly updatedAt: Date
  readonly citations: readonly CitationText[]
}

/**
 * A note as Markdown: its title, its text with a footnote for each citation, and the footnotes with quotation, source,
 * date and address. The text is the founder's own and stays as it is; what is quoted is escaped. `label` keeps the
 * footnotes of several notes in one file apart.
 */
export function writeNote(
  note: NoteFile,
  { timeZone, label = '' }: { timeZone: string; label?: string },
): string {
  const numbers = new Set(note.citations.map(({ number }) => number))
  const mark = (number: number) => `[^${label}source-${number}]`
  const cited = citedNumbers(note.body, numbers)
  const others = note.citations.filter(({ number }) => !cited.has(number)).map(({ number }) => mark(number))
  const about = [
    `Last changed ${formatDate(note.updatedAt, timeZone)}`,
    note.competitor === '' ? '' : `Competitor: ${escapeMarkdown(note.competitor)}`,
    note.tags.length === 0 ? '' : `Tags: ${note.tags.map(escapeMarkdown).join(', ')}`,
  ]
  return [
    `# ${escapeMarkdown(note.title)}`,
    about.filter(Boolean).join('. '),
    replaceMarks(note.body.trim(), numbers, mark),
    others.length === 0 ? '' : `Also cited: ${others.join(' ')}`,
    note.citations.map(citation => `${mark(citation.number)}: ${footnote(citation, timeZone)}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

function footnote(citation: CitationText, timeZone: string): string {
  const { title, quote, source, address, publishedAt, citedAt } = citation
  const from = [title, source, formatDate(publishedAt, timeZone)]
    .filter(Boolean)
    .map(escapeMarkdown)
    .join(', ')
  const where = address === '' ? '' : ` ${addressMark(address)}`
  return `“${escapeMarkdown(quote)}” ${from}.${where} Cited ${formatDate(citedAt, timeZone)}.`
}

/** Several notes as one Markdown file, one after the other. */
export function writeNotes(notes: readonly NoteFile[], { timeZone }: { timeZone: string }): string {
  return notes.map((note, at) => writeNote(note, { timeZone, label: `note-${at + 1}-` })).join('\n---\n\n')
}
