import type { Token } from '../../../brand/alignment/text/tokenise.ts'
import type { Finding } from '../types.ts'
import { US_TO_UK } from '../words/us-uk.ts'

/** The British word written the way the American one was: lower-case, Capital or CAPITALS. */
function inCaseOf(written: string, british: string): string {
  if (written.length > 1 && written === written.toUpperCase()) return british.toUpperCase()
  const first = written.charAt(0)
  return first === first.toUpperCase() && first !== first.toLowerCase()
    ? british.charAt(0).toUpperCase() + british.slice(1)
    : british
}

/**
 * Hashtags, handles and addresses are names: their spelling is not ours to correct. `from` is where the run of characters
 * without white space begins in which the word stands.
 */
function isName(text: string, from: number, start: number): boolean {
  const before = text.charAt(start - 1)
  if (before === '#' || before === '@') return true
  const word = text.slice(from, start)
  return (
    word.includes('://') ||
    word.startsWith('www.') ||
    word.indexOf('@', 1) > 0 ||
    (before === '.' && /\w/.test(text.charAt(start - 2)))
  )
}

/** American spellings, each with the British one to put in its place. Source: our own list, `words/us-uk.ts`. */
export function findAmericanSpelling(text: string, tokens: readonly Token[]): Finding[] {
  const findings: Finding[] = []
  let from = 0
  let read = 0
  tokens.forEach((token, at) => {
    for (; read < token.start; read++) if (/\s/.test(text.charAt(read))) from = read + 1
    const next = tokens[at + 1]
    const pair = next && text.slice(token.end, next.start) === ' ' ? `${token.word} ${next.word}` : ''
    const ofPair = pair === '' ? undefined : US_TO_UK.get(pair)
    const end = ofPair !== undefined && next ? next.end : token.end
    const british = ofPair ?? US_TO_UK.get(token.word)
    if (british === undefined || isName(text, from, token.start) || /^\.\w/.test(text.slice(end))) return
    const instead = inCaseOf(text.slice(token.start, end), british)
    findings.push({
      check: 'uk_spelling',
      start: token.start,
      end,
      message: `In British English: “${instead}”.`,
      instead,
    })
  })
  return findings
}
