import { PASTE_LIMIT } from '#core/brand/paste/read-pasted.ts'
import { TEXT_LIMIT } from '#core/shared/sanitise/text.ts'
import { SENTENCE_LIMITS } from '#core/watch/page/sentences.ts'

/** How long a text gets that is stored, in UTF-16 units; whatever is not listed reads no longer one. */
export const LONGEST_STORED = TEXT_LIMIT

/** What is read before it is cut to what we store: the most that reaches each function, in UTF-16 units. */
export const LONGEST_TEXTS: Readonly<Record<string, number>> = {
  // The longest field of a form, and the longest text that is not read in a worker thread.
  readPaste: PASTE_LIMIT,
  sanitiseText: PASTE_LIMIT,
  stripActiveContent: PASTE_LIMIT,
  readPastedAnswers: PASTE_LIMIT,
  readPastedLines: PASTE_LIMIT,
  parsePastedJson: PASTE_LIMIT,
  // Sentences of a watched page are cut to this before they are compared.
  sentenceKey: SENTENCE_LIMITS.length,
  sentenceShape: SENTENCE_LIMITS.length,
  pairSentences: SENTENCE_LIMITS.length,
  compareSentences: SENTENCE_LIMITS.length,
  muteSentences: SENTENCE_LIMITS.length,
  // Our own articles, and answers of a model.
  parseMarkdown: 30_000,
  lexMarkdown: 30_000,
  answerBlocks: 30_000,
}

/** Functions that are not called here, each with its reason. */
export const NOT_CALLED: Readonly<Record<string, string>> = {}
