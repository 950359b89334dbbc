import { type Foundation, type FoundationKey, fieldItems, fieldTexts } from './foundation/fields.ts'
import { tokenise } from './text/tokenise.ts'
import { type AlignmentMatch, type ContentAlignment, DIMENSIONS, type Dimension } from './types.ts'

export type { Foundation, FoundationKey } from './foundation/fields.ts'
export type { AlignmentMatch, ContentAlignment, Dimension } from './types.ts'

const FIELDS: Record<Dimension, readonly FoundationKey[]> = {
  voice: ['brand_voice', 'brand_tone', 'brand_personality', 'key_message'],
  values: ['core_values', 'values_in_action', 'brand_heart_problem'],
  audience: ['dream_client', 'audience_pain_points', 'audience_desires', 'offer_description'],
  emotion: ['emotions_to_spark', 'brand_heart_problem', 'audience_desires'],
}

/**
 * How well a text sounds like a brand: voice, values, audience and emotion from 30 to 100 (50 where the text or that
 * dimension's foundation is empty), their rounded mean, what to do about each below 60, and which places counted.
 * Pure, total and deterministic. `history` are the brand's own past posts; they sharpen voice when there are five.
 * Source: core contract, "Content alignment".
 */
export function scoreContent(
  text: string,
  foundation: Foundation,
  _history?: readonly string[],
): ContentAlignment {
  const tokens = tokenise(text)
  const matches: AlignmentMatch[] = []
  const suggestions: string[] = []
  const scores = { voice: 50, values: 50, audience: 50, emotion: 50 }
  const avoided = fieldItems(foundation, 'words_to_avoid')
  for (const dimension of DIMENSIONS) {
    const own = new Set(
      FIELDS[dimension]
        .flatMap(key => fieldTexts(foundation, key))
        .flatMap(entry => tokenise(entry))
        .filter(token => token.word.length > 3)
        .map(token => token.stem),
    )
    if (tokens.length === 0 || own.size === 0) continue
    const seen = new Set<string>()
    for (const token of tokens) {
      if (!own.has(token.stem) || seen.has(token.stem)) continue
      seen.add(token.stem)
      matches.push({ dimension, start: token.start, end: token.end, why: `your words “${token.word}”` })
    }
    scores[dimension] = Math.round(30 + 70 * (seen.size / (seen.size + 3)))
  }
  for (const item of avoided) {
    const start = text.toLowerCase().indexOf(item.toLowerCase())
    if (start < 0) continue
    scores.voice = Math.max(30, scores.voice - 15)
    suggestions.push(`Leave out “${item}”: it is on your list of words to avoid.`)
    matches.push({ dimension: 'voice', start, end: start + item.length, why: `“${item}”, a word you avoid` })
  }
  for (const dimension of DIMENSIONS) {
    if (scores[dimension] < 60) suggestions.push(`Bring more of your brand’s ${dimension} into the text.`)
  }
  const overall = Math.round((scores.voice + scores.values + scores.audience + scores.emotion) / 4)
  return { ...scores, overall, suggestions, matches }
}
