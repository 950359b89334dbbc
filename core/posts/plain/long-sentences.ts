import { shapeOf } from '../../shared/grammar/shape.ts'
import { LONG_SENTENCE_WORDS } from '../checks/rules/sentence-length.ts'
import { sentencesOf } from '../checks/sentences.ts'

/** A joint at which both sides can stand alone: a semicolon, or a conjunction with a subject of its own behind it. */
const JOINT =
  /;[^\S\n]+|,[^\S\n]+(?=(?:and|but|so) (?:i|we|you|he|she|it|they|there|nobody|everyone|someone)(?:['’]\p{L}+)? )/giu
const FEWEST_BEFORE = 40
const FEWEST_BEHIND = 25
const MOST_PARTS = 8

function split(sentence: string, words: number): string {
  if (words <= LONG_SENTENCE_WORDS || sentence.length > 1200 || /["“”]/u.test(sentence)) return sentence
  for (const joint of sentence.matchAll(JOINT)) {
    const first = sentence.slice(0, joint.index)
    const second = sentence.slice(joint.index + joint[0].length)
    if (first.length < FEWEST_BEFORE || second.length < FEWEST_BEHIND) continue
    if (joint[0].startsWith(';') && (second.includes(';') || shapeOf(second) !== 'clause')) continue
    return `${first}. ${second.charAt(0).toLocaleUpperCase('en-GB')}${second.slice(1)}`
  }
  return sentence
}

/** The text with every sentence of more than 25 words in two where both halves can stand alone. No word comes or goes. */
export function withShorterSentences(text: string): string {
  let parted = text
  for (let round = 0; round < MOST_PARTS; round++) {
    let next = parted
    for (const sentence of sentencesOf(parted).reverse()) {
      const halves = split(sentence.text, sentence.words)
      if (halves !== sentence.text) next = next.slice(0, sentence.start) + halves + next.slice(sentence.end)
    }
    if (next === parted) return parted
    parted = next
  }
  return parted
}
