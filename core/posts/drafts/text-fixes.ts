import type { Foundation } from '../../brand/alignment/foundation/fields.ts'
import { checkWriting } from '../checks/check-writing.ts'
import { type Sentence, sentencesOf } from '../checks/sentences.ts'

/** Joins what is left after sentences went: no double spaces, no empty paragraphs. */
export function withoutSentences(text: string, gone: ReadonlySet<Sentence>): string {
  let result = ''
  let from = 0
  for (const sentence of gone) {
    result += text.slice(from, sentence.start)
    from = sentence.end
  }
  result += text.slice(from)
  return result
    .replace(/[^\S\n]{2,}/gu, ' ')
    .replace(/[^\S\n]+$/gmu, '')
    .replace(/^[^\S\n]+/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

/** Puts every word that has a plain stand-in right: American spelling and worn-out phrases. */
export function withStandIns(text: string, foundation: Foundation): string {
  let result = ''
  let from = 0
  for (const { start, end, instead } of checkWriting(text, { foundation, past: [] })) {
    if (instead === undefined || start < from) continue
    result += text.slice(from, start) + instead
    from = end
  }
  return result + text.slice(from)
}

/** Leaves out the sentences that say a word to avoid or a worn-out phrase without a stand-in; never all of them. */
export function withoutUnwanted(text: string, foundation: Foundation): string {
  const sentences = sentencesOf(text)
  const unwanted = checkWriting(text, { foundation, past: [] }).filter(
    ({ check, instead }) => check === 'avoided_words' || (check === 'sameness' && instead === undefined),
  )
  const gone = new Set(
    sentences.filter(({ start, end }) => unwanted.some(place => place.start < end && place.end > start)),
  )
  return gone.size === sentences.length ? text : withoutSentences(text, gone)
}

/** Splits sentences over 25 words at a semicolon, or at `, and`, `, but`, `, so` with enough on either side. */
export function withShorterSentences(text: string): string {
  let split = text
  for (const sentence of sentencesOf(text).reverse()) {
    if (sentence.words <= 25) continue
    const parted = sentence.text.replace(
      /^(.{40,}?)(?:;\s+|,\s+(?=(?:and|but|so)\s))(.{25,})$/su,
      (_, first: string, second: string) => `${first}. ${second.charAt(0).toUpperCase()}${second.slice(1)}`,
    )
    split = split.slice(0, sentence.start) + parted + split.slice(sentence.end)
  }
  return split
}
