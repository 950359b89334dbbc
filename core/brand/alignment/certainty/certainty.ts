import type { CompiledFoundation } from '../foundation/compile.ts'
import type { Foundation } from '../foundation/fields.ts'
import { type Certainty, DIMENSIONS } from '../types.ts'
import { languageOf } from './language.ts'

/** Fewer words than this, without links, mentions and hashtags, are too few to measure. */
export const LEAST_WORDS = 8

/** Without one of these there is neither a link nor a mention nor a hashtag. */
const MARK_OF_OTHERS = /[#@]|:\/\/|www\./i
const BESIDES_PROSE = /(?:https?:\/\/|www\.)\S*|[#@][\p{L}\p{N}_]+/giu

/** Whether a text can be measured against a foundation, or else why not. */
export function certaintyOf(text: string, foundation: Foundation, compiled: CompiledFoundation): Certainty {
  if (DIMENSIONS.every(dimension => !compiled.says[dimension])) return 'no_foundation'
  const prose = MARK_OF_OTHERS.test(text) ? text.replace(BESIDES_PROSE, ' ') : text
  const language = languageOf(prose)
  // Some alphabets put no spaces between words, so that these are not counted.
  const isOther = language !== null && language !== (languageOf(answersOf(foundation)) ?? 'en')
  if (isOther && language === 'other') return 'other_language'
  if (language !== 'other' && hasFewWords(prose)) return 'too_little'
  return isOther ? 'other_language' : 'told'
}

function hasFewWords(prose: string): boolean {
  let count = 0
  for (const _ of prose.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu)) {
    count += 1
    if (count >= LEAST_WORDS) return false
  }
  return true
}

function answersOf(foundation: Foundation): string {
  return Object.values(foundation)
    .flat()
    .filter(value => typeof value === 'string')
    .join('\n')
}
