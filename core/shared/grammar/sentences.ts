import { truncateUnits } from '../text.ts'
import { readText } from '../untrusted.ts'

/** What lies further behind in an answer is not read. */
const READ_LENGTH = 5000
/** Stops behind which no sentence ends. */
const ABBREVIATIONS = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'st',
  'e.g',
  'i.e',
  'eg',
  'ie',
  'etc',
  'vs',
  'no',
  'approx',
  'a.m',
  'p.m',
])

/** One line with single spaces. */
export function oneLine(text: string): string {
  // Nearly every text is one already.
  if (!/[^\S ]|\p{Cc}| {2}|^ | $/u.test(text)) return text
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

/** The text without the marks that end or part sentences at its end, and without the white space there. */
export function withoutStop(text: string): string {
  let end = text.length
  while (end > 0 && '.!?…,;:–—- '.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** Lines of a text, without the marks of lists in front of them and without empty ones. */
export function lines(text: unknown): string[] {
  return truncateUnits(readText(text), READ_LENGTH)
    .split(/[\r\n]+/)
    .map(line => oneLine(line.trim().replace(/^(?:[-–—*•·▪]+|\(?\d{1,2}[.)])\s+/, '')))
    .filter(line => line !== '')
}

function endsSentence(line: string, at: number): boolean {
  const next = line.charAt(at + 1)
  if (next !== '' && next !== ' ') return false
  if (line.charAt(at) !== '.') return true
  const word = line.slice(Math.max(0, line.lastIndexOf(' ', at) + 1), at).toLowerCase()
  if (ABBREVIATIONS.has(word)) return next === ''
  return !/^[a-z]$/.test(word) || next === ''
}

/** Where the sentences of a line end: the index behind the stop, and behind a closing quotation mark or bracket there. */
function sentenceEnds(line: string): number[] {
  const ends: number[] = []
  for (let at = 0; at < line.length; at++) {
    if (!'.!?…'.includes(line.charAt(at))) continue
    while (at + 1 < line.length && '.!?…'.includes(line.charAt(at + 1))) at++
    const stop = at
    while (at + 1 < line.length && '”’"\')'.includes(line.charAt(at + 1))) at++
    if (at === stop ? endsSentence(line, at) : line.charAt(at + 1) === ' ' || at + 1 === line.length)
      ends.push(at + 1)
  }
  return ends
}

/**
 * The sentences of an answer with their stops: lines are parted, and sentences within a line. A closing quotation mark
 * or bracket stays with its sentence. What stands behind the first 5,000 characters is not read.
 */
export function sentences(text: unknown): string[] {
  return lines(text).flatMap(line => {
    const ends = sentenceEnds(line)
    if (ends.at(-1) !== line.length) ends.push(line.length)
    return ends
      .map((end, n) => line.slice(ends[n - 1] ?? 0, end).trim())
      .filter(sentence => /[\p{L}\p{N}]/u.test(sentence))
  })
}

/**
 * The beginning of a text that is whole sentences or lines and at most `most` characters long, line breaks kept; the
 * whole text where it fits, '' where not even its first sentence does.
 */
export function firstSentences(text: unknown, most: number): string {
  const whole = readText(text)
  if (whole.length <= most) return whole
  // One character more tells whether the last sentence ends where the beginning does.
  const beginning = truncateUnits(whole, most + 1)
  const lineEnd = beginning.lastIndexOf('\n')
  const lastLine = beginning.slice(lineEnd + 1)
  const end = sentenceEnds(lastLine).findLast(end => lineEnd + 1 + end <= most && end < lastLine.length)
  return beginning.slice(0, end === undefined ? Math.max(0, lineEnd) : lineEnd + 1 + end).trim()
}

/** Whether quotation marks and brackets of a piece all have their partner. */
export function isBalanced(text: string): boolean {
  let curly = 0
  let round = 0
  let straight = 0
  for (const character of text) {
    if (character === '“') curly++
    else if (character === '”') curly--
    else if (character === '(') round++
    else if (character === ')') round--
    else if (character === '"') straight++
    if (curly < 0 || round < 0) return false
  }
  return curly === 0 && round === 0 && straight % 2 === 0 && !/[„«»[\]{}]/.test(text)
}
