import { scoreContent } from '../../brand/alignment/score-content.ts'
import { sentencesOf } from '../checks/sentences.ts'
import { withoutSentences } from './text-fixes.ts'
import type { DraftRequest } from './types.ts'

/** Sentences that are weighed one by one; a longer text loses only some of its later ones. */
const MOST_WEIGHED = 40
/** The least share of the sentences that stays. */
const KEEP = 0.5

/**
 * Ever shorter versions of a text: the sentence whose absence does the score most good goes first. The first and the
 * last sentence stay, since they open and close.
 */
export function shorterTexts({ text, foundation, history }: DraftRequest): string[] {
  const sentences = sentencesOf(text)
  const inner = sentences.slice(1, -1).slice(-MOST_WEIGHED)
  const byGain = inner
    .map(sentence => ({
      sentence,
      without: scoreContent(withoutSentences(text, new Set([sentence])), foundation, [...history]).overall,
    }))
    .sort((a, b) => b.without - a.without || b.sentence.text.length - a.sentence.text.length)
  const most = Math.min(byGain.length, Math.ceil(sentences.length * KEEP))
  const texts: string[] = []
  for (let count = 1; count <= most; count++) {
    const gone = byGain.slice(0, count).map(({ sentence }) => sentence)
    texts.push(withoutSentences(text, new Set(gone.sort((a, b) => a.start - b.start))))
  }
  return texts
}
