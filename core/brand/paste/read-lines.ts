import { CLARIFY_SECTIONS, SECTION_TEXTS } from '../clarify/sections.ts'
import { findPastedField } from './find-field.ts'

/** A name that was found in a paste, and what stands under it. */
export interface PastedPair {
  readonly name: string
  readonly value: string
}

const SECTION_NAMES: ReadonlySet<string> = new Set([
  ...CLARIFY_SECTIONS,
  ...CLARIFY_SECTIONS.map(section => SECTION_TEXTS[section].title.toLowerCase()),
])

/** The line without the marks of a heading, a list or a quotation, and whether it was set apart as a heading. */
function bare(line: string): { text: string; isHeading: boolean } {
  const heading = /^\s*(#{1,6}\s+|\*\*.+\*\*:?\s*$|__.+__:?\s*$|\d{1,3}[.)]\s+.*\?\s*$)/.test(line)
  const text = line
    .replace(/^\s*(?:#{1,6}\s+|>\s*|[-*•]\s+|\d{1,3}[.)]\s+)?/, '')
    .replace(/^(?:q(?:uestion)?\s*\d*\s*[:.)]\s*)/i, '')
    .replace(/\*\*|__/g, '')
    .trim()
  return { text, isHeading: heading }
}

/** Where a line may part into a name and the beginning of its answer. */
function splits(text: string): [name: string, value: string][] {
  const pairs: [string, string][] = []
  for (const pattern of [/\?\s*[:\t–—-]?\s+/, /\s*[:=\t]\s*/, /\s+[–—-]\s+/, /\.\s+/]) {
    const match = pattern.exec(text)
    if (!match) continue
    const isQuestion = match[0].startsWith('?')
    pairs.push([text.slice(0, match.index + (isQuestion ? 1 : 0)), text.slice(match.index + match[0].length)])
  }
  return pairs
}

/** The known name that a line begins with, and what follows it on the line; null when it begins with none. */
function opening(text: string, isAfterGap: boolean, isHeading: boolean): PastedPair | null {
  const whole = text.replace(/\s*:$/, '')
  const isSetApart = isHeading || isAfterGap || whole !== text || whole.endsWith('?')
  if (isSetApart && findPastedField(whole)) return { name: whole, value: '' }
  for (const [name, value] of splits(text)) if (findPastedField(name)) return { name, value }
  return null
}

/**
 * Names and answers in a text of lines: 'Question: answer', 'key: value', a question or heading with its answer in the
 * lines below, 'Q:' and 'A:'. `unread` holds the lines that stand under no known name.
 */
export function readPastedLines(text: string): { pairs: PastedPair[]; unread: string[] } {
  const pairs: { name: string; lines: string[] }[] = []
  const unread: string[] = []
  let open: { name: string; lines: string[] } | null = null
  let isAfterGap = true
  for (const line of text.split(/\r\n|\r|\n/)) {
    const { text: content, isHeading } = bare(line)
    const begun = content === '' ? null : opening(content, isAfterGap, isHeading)
    if (begun) {
      open = { name: begun.name, lines: begun.value === '' ? [] : [begun.value] }
      pairs.push(open)
    } else if (SECTION_NAMES.has(content.toLowerCase().replace(/:$/, '')) && (isHeading || isAfterGap)) {
      open = null
    } else if (isHeading && content !== '') {
      open = null
      unread.push(content)
    } else if (open) {
      open.lines.push(line.replace(/^\s*a(?:nswer)?\s*\d*\s*:\s*/i, ''))
    } else if (content !== '') {
      unread.push(content)
    }
    isAfterGap = content === ''
  }
  return { pairs: pairs.map(({ name, lines }) => ({ name, value: lines.join('\n').trim() })), unread }
}
