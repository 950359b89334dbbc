import { type Token, tokenise } from '../../../brand/alignment/text/tokenise.ts'
import { plainEdit } from '../../plain/plain-sentence.ts'
import type { Sentence } from '../sentences.ts'
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

/** The words of each worn phrase, the longest first, by the first of them. */
const WORN_BY_FIRST = Map.groupBy(
  WORN_PHRASES.map(phrase => tokenise(phrase).map(token => token.word)).sort((a, b) => b.length - a.length),
  words => words[0],
)

function runsOf(words: readonly string[]): string[] {
  const runs: string[] = []
  for (let at = 0; at + SHINGLE <= words.length; at++) runs.push(words.slice(at, at + SHINGLE).join(' '))
  return runs
}

/** Places of worn-out phrases, the longest at each: `text.slice(start, end)`, in the order of the text. */
export function wornPlaces(tokens: readonly Token[]): { readonly start: number; readonly end: number }[] {
  const places: { start: number; end: number }[] = []
  let until = 0
  tokens.forEach((token, at) => {
    if (token.start < until) return
    for (const words of WORN_BY_FIRST.get(token.word) ?? []) {
      if (!words.every((word, step) => tokens[at + step]?.word === word)) continue
      until = tokens[at + words.length - 1]?.end ?? token.end
      places.push({ start: token.start, end: until })
      break
    }
  })
  return places
}

/**
 * Worn-out phrases, the longest at each place. Where the sentence can be said plainly by rule, the place is what changes
 * there, with what then stands in it: taking it leaves a whole sentence.
 */
export function findWornPhrases(
  text: string,
  tokens: readonly Token[],
  sentences: readonly Sentence[],
): Finding[] {
  let sentenceAt = 0
  return wornPlaces(tokens).map(place => {
    while ((sentences[sentenceAt]?.end ?? text.length) <= place.start) sentenceAt += 1
    return wornFinding(text, place, sentences[sentenceAt])
  })
}

function wornFinding(
  text: string,
  place: { readonly start: number; readonly end: number },
  sentence: Sentence | undefined,
): Finding {
  const phrase = text.slice(place.start, place.end)
  const edit = sentence ? plainEdit(sentence.text) : null
  const start = (sentence?.start ?? 0) + (edit?.start ?? 0)
  const end = (sentence?.start ?? 0) + (edit?.end ?? 0)
  // The first change of the sentence may be about another phrase of it.
  if (edit === null || start >= place.end || end <= place.start)
    return {
      check: 'sameness',
      ...place,
      message: `“${phrase}” is overused. Say what you’d say to one person.`,
    }
  const instead = edit.instead.trim()
  // Behind an opening that goes, the next word only becomes the first: “We bake” for “Without further ado, we bake”.
  const isCut = text.slice(place.end, end).toLowerCase().endsWith(instead.toLowerCase())
  return {
    check: 'sameness',
    start,
    end,
    message: isCut
      ? `“${phrase}” is overused. The sentence stands without it.`
      : `“${phrase}” is overused. Simpler: “${instead}”.`,
    instead: edit.instead,
  }
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
