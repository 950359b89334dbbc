import type { Sentence } from '../sentences.ts'
import type { Finding } from '../types.ts'

/** Words. Source: GOV.UK content design, "sentence length": split any sentence over 25 words. */
export const LONG_SENTENCE_WORDS = 25

/** Sentences of more than 25 words. */
export function findLongSentences(sentences: readonly Sentence[]): Finding[] {
  return sentences
    .filter(sentence => sentence.words > LONG_SENTENCE_WORDS)
    .map(({ start, end, words }) => ({
      check: 'sentence_length',
      start,
      end,
      message: `${words} words in one sentence. Could it be two?`,
    }))
}
