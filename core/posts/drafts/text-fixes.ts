import { tokenise } from '../../brand/alignment/text/tokenise.ts'
import { takesAn } from '../../shared/grammar/joints.ts'
import { findAvoidedWords } from '../checks/rules/avoided-words.ts'
import { findAmericanSpelling } from '../checks/rules/uk-spelling.ts'
import { type Sentence, sentencesOf } from '../checks/sentences.ts'
import { isFiller } from '../plain/filler.ts'
import { withShorterSentences } from '../plain/long-sentences.ts'
import { plainSentence, trimmedSentence } from '../plain/plain-sentence.ts'
import type { DraftRequest } from './types.ts'

type Foundation = DraftRequest['foundation']

/** Rounds after which a text that still changes is left as it is. */
const MOST_ROUNDS = 4

/** Joins what is left after sentences went: no double spaces, no empty paragraphs. */
export function withoutSentences(text: string, gone: readonly Sentence[]): string {
  if (gone.length === 0) return text
  let result = ''
  let from = 0
  for (const sentence of gone) {
    result += text.slice(from, sentence.start)
    from = sentence.end + tailLength(text, sentence.end)
  }
  result += text.slice(from)
  return result
    .replace(/[^\S\n]{2,}/gu, ' ')
    .replace(/[^\S\n]+$/gmu, '')
    .replace(/^[^\S\n]+/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

/** Characters behind a sentence that are no words and go with it: its emoji. */
function tailLength(text: string, end: number): number {
  return (
    /^[^\S\n]*(?:(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+[^\S\n]*)*/u
      .exec(text.slice(end, end + 60))?.[0]
      .trimEnd().length ?? 0
  )
}

/** Sentences that are looked at, from the beginning; a body holds hardly more. */
const MOST_SENTENCES = 200

function bySentence(text: string, change: (sentence: string) => string): string {
  let result = ''
  let from = 0
  for (const { start, end, text: sentence } of sentencesOf(text).slice(0, MOST_SENTENCES)) {
    result += text.slice(from, start) + change(sentence)
    from = end
  }
  return result + text.slice(from)
}

/** British spelling; a word stays whose article would not fit any more. */
export function withBritishSpelling(text: string): string {
  let result = ''
  let from = 0
  for (const { start, end, instead = '' } of findAmericanSpelling(text, tokenise(text))) {
    const article = /(?:^|[^\p{L}])(an?) $/iu.exec(text.slice(Math.max(0, start - 5), start))?.[1]
    if (article !== undefined && (article.toLowerCase() === 'an') !== takesAn(instead)) continue
    result += text.slice(from, start) + instead
    from = end
  }
  return result + text.slice(from)
}

/** Worn phrases said plainly, and British spelling; every sentence stays. */
export function withPlainWords(text: string): string {
  return withBritishSpelling(bySentence(text, plainSentence))
}

/** A number, an address or somebody's words: what a sentence may not be dropped with. */
const FACT = /\p{N}|https?:|www\.|["“”]/u

/**
 * The sentences that may go: those that say nothing, and those that say a word the brand avoids and no fact. Never all.
 */
function unwantedIn(sentences: readonly Sentence[], foundation: Foundation): readonly Sentence[] {
  const gone = sentences.filter(
    ({ text }) =>
      isFiller(text) || (!FACT.test(text) && findAvoidedWords(text, tokenise(text), foundation).length > 0),
  )
  return gone.length === sentences.length ? [] : gone
}

/** Leaves out the sentences that say nothing or a word to avoid; never all of them. */
export function withoutUnwanted(text: string, foundation: Foundation): string {
  return withoutSentences(text, unwantedIn(sentencesOf(text), foundation))
}

/**
 * The text put right in every way that rules know: worn words said plainly, long sentences in two, nothing unwanted.
 * Putting the result right again changes nothing.
 */
export function putRight(text: string, foundation: Foundation): string {
  let right = text
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = withoutUnwanted(withPlainWords(withShorterSentences(right)), foundation)
    if (next === right) break
    right = next
  }
  return right
}

/** The text with the words taken out that say nothing, and long sentences in two; no word is added. */
export function trimmed(text: string): string {
  return bySentence(withShorterSentences(text), trimmedSentence)
}
