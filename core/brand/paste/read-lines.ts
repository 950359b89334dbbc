import { CLARIFY_SECTIONS, SECTION_TEXTS } from '../clarify/sections.ts'
import { findPastedField } from './find-field.ts'

/** A name that was found in a paste, and what stands under it. */
export interface PastedPair {
  readonly name: string
  readonly value: string
  /** The items of a list that was given as one: each stays whole. */
  readonly items?: readonly string[]
}

const SECTION_NAMES: ReadonlySet<string> = new Set([
  ...CLARIFY_SECTIONS,
  ...CLARIFY_SECTIONS.map(section => SECTION_TEXTS[section].title.toLowerCase()),
])

/** The line without the marks of a heading, a list or a quotation, and whether it was set apart as a heading. */
function bare(line: string): { text: string; isHeading: boolean } {
  let text = line.trimStart()
  const first = text.charAt(0)
  const isHeading =
    /[#*_\d]/.test(first) &&
    (/^(#{1,6}\s+|\*\*.+\*\*:?\s*$|__.+__:?\s*$)/.test(text) || isNumberedQuestion(text))
  if (/[#>*•\d-]/.test(first)) text = text.replace(/^(?:#{1,6}\s+|>\s*|[-*•]\s+|\d{1,3}[.)]\s+)/, '')
  if (/^q/i.test(text)) text = text.replace(/^q(?:uestion)?\s*(?:\d+\s*)?[:.)]\s*/i, '')
  if (text.includes('**') || text.includes('__')) text = text.replace(/\*\*|__/g, '')
  return { text: text.trim(), isHeading }
}

/** A number, a point or bracket, and one question to the end of the line. */
function isNumberedQuestion(line: string): boolean {
  const [number] = /^\d{1,3}[.)]\s+/.exec(line) ?? []
  if (number === undefined) return false
  const question = line.slice(number.length).trimEnd()
  return question.endsWith('?') && !/[\u2028\u2029]/.test(question)
}

/**
 * Where a separator with the white space round it begins and ends: a colon, an equals sign or a tab, whichever is first.
 */
function separatorIn(text: string): { start: number; end: number } | null {
  const first = text.search(/[:=\t]/)
  if (first < 0) return null
  const start = text.slice(0, first).trimEnd().length
  const space = /\s*/y
  space.lastIndex = first
  space.test(text)
  const mark = /[:=]/.test(text.charAt(space.lastIndex)) ? space.lastIndex + 1 : space.lastIndex
  return { start, end: mark + leadingSpace(text.slice(mark)) }
}

/** Where a dash with white space on both sides begins and ends. */
function dashIn(text: string): { start: number; end: number } | null {
  const at = text.search(/\s[–—-]\s/)
  if (at < 0) return null
  return { start: text.slice(0, at).trimEnd().length, end: at + 2 + leadingSpace(text.slice(at + 2)) }
}

const leadingSpace = (text: string) => text.length - text.trimStart().length

function found(pattern: RegExp, text: string): { start: number; end: number } | null {
  const match = pattern.exec(text)
  return match && { start: match.index, end: match.index + match[0].length }
}

/** Where a line may part into a name and the beginning of its answer. */
function splits(text: string): [name: string, value: string][] {
  const pairs: [string, string][] = []
  if (!/[:=\t]|[?.–—-]\s/.test(text)) return pairs
  const question = found(/\?\s*[:\t–—-]?\s+/, text)
  if (question) pairs.push([text.slice(0, question.start + 1), text.slice(question.end)])
  for (const place of [separatorIn(text), dashIn(text), found(/\.\s+/, text)])
    if (place) pairs.push([text.slice(0, place.start), text.slice(place.end)])
  return pairs
}

/** The known name that a line begins with, and what follows it on the line; null when it begins with none. */
function opening(text: string, isAfterGap: boolean, isHeading: boolean): PastedPair | null {
  const whole = text.endsWith(':') ? text.slice(0, -1).trimEnd() : text
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
  for (const line of text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n')) {
    if (line.trim() === '') {
      open?.lines.push(line)
      isAfterGap = true
      continue
    }
    const { text: content, isHeading } = bare(line)
    const begun = content === '' ? null : opening(content, isAfterGap, isHeading)
    if (begun) {
      open = { name: begun.name, lines: begun.value === '' ? [] : [begun.value] }
      pairs.push(open)
    } else if ((isHeading || isAfterGap) && SECTION_NAMES.has(content.toLowerCase().replace(/:$/, ''))) {
      open = null
    } else if (isHeading && content !== '') {
      open = null
      unread.push(content)
    } else if (open) {
      open.lines.push(line.replace(/^\s*a(?:nswer)?\s*(?:\d+\s*)?:\s*/i, ''))
    } else if (content !== '') {
      unread.push(content)
    }
    isAfterGap = content === ''
  }
  return { pairs: pairs.map(({ name, lines }) => ({ name, value: lines.join('\n').trim() })), unread }
}
