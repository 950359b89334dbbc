import { truncateUnits } from '../../shared/text.ts'

/** Sentences of a page that are compared, and the most characters of one. */
export const SENTENCE_LIMITS = { sentences: 1500, length: 300 } as const

const ABBREVIATIONS = new Set(
  'mr mrs ms dr prof st no vs etc approx inc ltd co jr sr fig e.g i.e z.b ca min max nr tel'.split(' '),
)

/**
 * The sentences of runs of text, each once, in their order. What is no more than a word, such as the label of a button, is
 * left out unless it has a figure. Linear in the length of the text.
 */
export function readSentences(blocks: readonly string[]): string[] {
  const found = new Map<string, string>()
  for (const block of blocks)
    for (const sentence of sentencesOf(block)) {
      if (found.size >= SENTENCE_LIMITS.sentences) return [...found.values()]
      const key = sentenceKey(sentence)
      if (key !== '' && isReadable(sentence) && !found.has(key)) found.set(key, sentence)
    }
  return [...found.values()]
}

function sentencesOf(block: string): string[] {
  const sentences: string[] = []
  let words: string[] = []
  let length = 0
  const end = () => {
    if (words.length > 0) sentences.push(truncateUnits(words.join(' '), SENTENCE_LIMITS.length))
    words = []
    length = 0
  }
  const all = block.split(' ')
  for (const [at, word] of all.entries()) {
    if (word === '') continue
    if (length + word.length + 1 > SENTENCE_LIMITS.length) end()
    words.push(word)
    length += word.length + 1
    if (endsSentence(word) && beginsSentence(all[at + 1] ?? '')) end()
  }
  end()
  return sentences
}

function endsSentence(word: string): boolean {
  const bare = word.slice(-60).replace(/["'”’)\]]{1,3}$/, '')
  const mark = bare.at(-1) ?? ''
  if (mark === '!' || mark === '?' || mark === '…') return true
  if (mark !== '.') return false
  const before = bare.slice(0, -1).replace(/^[("'“‘]/, '')
  return !ABBREVIATIONS.has(before.toLowerCase()) && !/^\p{Lu}$/u.test(before)
}

function beginsSentence(word: string): boolean {
  return /^["'“‘([]{0,2}[\p{Lu}\p{N}\p{Lo}\p{Sc}]/u.test(word.slice(0, 6))
}

function isReadable(sentence: string): boolean {
  return /\p{L}/u.test(sentence) ? /\p{N}/u.test(sentence) || sentence.includes(' ') : /\p{N}/u.test(sentence)
}

/** What makes a sentence the same as another: neither capitals nor the kind of quotation marks count. */
export function sentenceKey(sentence: string): string {
  return sentence
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sc}%.,+-]+/gu, ' ')
    .replace(/[.,]+(?=\s|$)/g, '')
    .trim()
}

/** The shape of a sentence: as its key, with every number alike, so that "3 left" and "12 left" are one. */
export function sentenceShape(sentence: string): string {
  return sentenceKey(sentence).replace(/\p{N}[\p{N}.,]*/gu, '#')
}
