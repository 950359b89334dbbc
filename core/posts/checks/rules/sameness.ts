import { type Token, tokenise } from '../../../brand/alignment/text/tokenise.ts'
import type { Finding, PastPost } from '../types.ts'
import { WORN_PHRASES } from '../words/worn-phrases.ts'

/** Words in a row that make two texts share something. */
const SHINGLE = 5
/** Share of a text's word runs that stand in an older post, from which on the two are too alike. */
export const ALIKE = 0.3
/** Runs a text must have before it can be too like another: a one-liner repeats itself by chance. */
const FEWEST_RUNS = 4
/** Words in a row that are worth showing by themselves when the texts as wholes differ. */
const LONG_RUN = 10

const WORN = WORN_PHRASES.map(([phrase, instead]) => ({
  phrase,
  instead,
  words: tokenise(phrase).map(token => token.word),
}))
const WORN_BY_FIRST = Map.groupBy(WORN, ({ words }) => words[0] ?? '')

function runsOf(words: readonly string[]): string[] {
  const runs: string[] = []
  for (let at = 0; at + SHINGLE <= words.length; at++) runs.push(words.slice(at, at + SHINGLE).join(' '))
  return runs
}

/** Worn-out phrases, with what may stand instead where there is an honest short form. */
export function findWornPhrases(text: string, tokens: readonly Token[]): Finding[] {
  const findings: Finding[] = []
  tokens.forEach((token, at) => {
    for (const { words, instead } of WORN_BY_FIRST.get(token.word) ?? []) {
      if (!words.every((word, step) => tokens[at + step]?.word === word)) continue
      const end = tokens[at + words.length - 1]?.end ?? token.end
      const phrase = text.slice(token.start, end)
      const written =
        token.capital && instead !== '' ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead
      findings.push({
        check: 'sameness',
        start: token.start,
        end,
        message: instead
          ? `“${phrase}” is overused. Simpler: “${written}”.`
          : `“${phrase}” is overused. Say what you’d say to one person.`,
        ...(instead ? { instead: written } : {}),
      })
      break
    }
  })
  return findings
}

/** Places that repeat one's own recent posts: the longest shared run where a whole text is alike, or a very long one. */
export function findRepeats(tokens: readonly Token[], past: readonly PastPost[]): Finding[] {
  const runs = runsOf(tokens.map(token => token.word))
  if (runs.length < FEWEST_RUNS) return []
  const findings: Finding[] = []
  for (const post of past) {
    const postRuns = new Set(runsOf(tokenise(post.body).map(token => token.word)))
    const shared = runs.map(run => postRuns.has(run))
    const alike = shared.filter(Boolean).length / runs.length
    const [from, length] = longestRun(shared)
    if (length === 0 || (alike < ALIKE && length + SHINGLE - 1 < LONG_RUN)) continue
    const start = tokens[from]?.start ?? 0
    const end = tokens[from + length + SHINGLE - 2]?.end ?? start
    const name = post.title || `${post.body.trim().split('\n')[0]?.slice(0, 60) ?? ''}…`
    findings.push({
      check: 'sameness',
      start,
      end,
      message:
        alike >= ALIKE
          ? `${Math.round(alike * 100)}% of this is also in “${name}”, from the last 90 days.`
          : `These words are also in “${name}”, from the last 90 days.`,
    })
  }
  return findings
}

function longestRun(flags: readonly boolean[]): [from: number, length: number] {
  let best: [number, number] = [0, 0]
  let length = 0
  flags.forEach((isShared, at) => {
    length = isShared ? length + 1 : 0
    if (length > best[1]) best = [at - length + 1, length]
  })
  return best
}
