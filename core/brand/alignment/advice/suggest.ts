import type { Evidence } from '../evidence/read-evidence.ts'
import type { CompiledFoundation } from '../foundation/compile.ts'
import { type Foundation, fieldItems } from '../foundation/fields.ts'
import { EMOTION_NEIGHBOURS } from '../lexicon/emotions.ts'
import { stem } from '../text/stem.ts'
import { DIMENSIONS, type Dimension } from '../types.ts'
import { lackingItems, lackingPhrases } from './lacking.ts'
import { quotable, quoted } from './quoted.ts'
import { voiceHabits } from './voice-habits.ts'

/** Below this a dimension gets a suggestion. */
export const SUGGEST_BELOW = 60
const MOST = 6

const UNTOLD: Readonly<Record<Dimension, string>> = {
  voice: 'Describe your brand’s voice in your foundation so we can compare this post with it.',
  values: 'Add your core values to your foundation so we can compare this post with them.',
  audience: 'Describe your dream client in your foundation so we can check that this post speaks to them.',
  emotion: 'Choose the emotions you want to spark in your foundation so we can check this post for them.',
}

const quotables = (items: readonly string[]) => items.map(quotable)

function valuesAdvice(foundation: Foundation, present: ReadonlySet<string>): string {
  const lacking = lackingItems(foundation, ['core_values', 'personal_values', 'brand_beliefs'], present, 3)
  if (lacking.length > 0) return `Show a value you hold: ${quoted(quotables(lacking), 'or')}.`
  const held = fieldItems(foundation, 'core_values')[0] ?? fieldItems(foundation, 'personal_values')[0]
  const heart = lackingPhrases(
    foundation,
    ['values_in_action', 'brand_heart_problem', 'key_message'],
    present,
    2,
  )
  if (heart.length > 0) return `Say what your brand stands against or for: ${quoted(heart, 'or')}.`
  return held === undefined
    ? 'Give one example of how you live one of your values.'
    : `Give an example of “${quotable(held)}” in practice, not just the word.`
}

function audienceAdvice(foundation: Foundation, present: ReadonlySet<string>): string {
  const feels = lackingItems(foundation, ['audience_pain_points', 'audience_fears'], present, 2)
  if (feels.length > 0) return `Name what your reader struggles with: ${quoted(quotables(feels), 'or')}.`
  const wants = lackingItems(foundation, ['audience_desires', 'audience_goals', 'audience_needs'], present, 2)
  if (wants.length > 0) return `Say what your reader hopes for: ${quoted(quotables(wants), 'or')}.`
  const phrases = lackingPhrases(
    foundation,
    ['dream_client', 'audience_overview', 'audience_demographics', 'offer_description'],
    present,
    3,
  )
  if (phrases.length > 0) return `Mention your dream client: ${quoted(phrases, 'or')}.`
  return 'Speak to one person: the dream client you described, on an ordinary day.'
}

function emotionAdvice(foundation: Foundation, present: ReadonlySet<string>): string {
  const emotions = fieldItems(foundation, 'emotions_to_spark').slice(0, 2)
  if (emotions.length > 0) {
    const signs = signsOf(emotions, present)
    const how =
      signs.length > 0
        ? `, with words such as ${quoted(signs)}`
        : ', through what happens rather than by naming it'
    return `Help your reader feel ${quoted(quotables(emotions), 'or')}${how}.`
  }
  const heart = lackingPhrases(
    foundation,
    ['brand_heart_problem', 'brand_heart_change', 'audience_desires'],
    present,
    2,
  )
  if (heart.length > 0)
    return `Mention what your brand cares about: ${quoted(heart, 'or')}. Then choose the emotions you want to spark.`
  return UNTOLD.emotion
}

/** Up to three words by which posts let readers feel the wanted emotions and which the text does not use. */
function signsOf(emotions: readonly string[], present: ReadonlySet<string>): string[] {
  const names = new Set(emotions.flatMap(item => item.toLowerCase().split(/\s+/)).map(stem))
  const signs: string[] = []
  for (const line of EMOTION_NEIGHBOURS) {
    const [named = '', shown = ''] = line.split('|')
    if (!named.split(/\s+/).some(name => name !== '' && names.has(stem(name)))) continue
    const fresh = shown
      .split(/\s+/)
      .filter(sign => /^[a-z]{4,}$/.test(sign) && !present.has(stem(sign)) && !signs.includes(sign))
    signs.push(...fresh.slice(0, 2))
  }
  return signs.slice(0, 3)
}

function voiceAdvice(
  foundation: Foundation,
  compiled: CompiledFoundation,
  evidence: Evidence,
  present: ReadonlySet<string>,
): string[] {
  const habits = voiceHabits(evidence, compiled).slice(0, 2)
  if (habits.length > 0) return habits
  const words = lackingPhrases(
    foundation,
    ['key_message', 'brand_heart_problem', 'offer_description', 'brand_voice'],
    present,
    3,
  )
  if (words.length > 0) return [`Use your own words: ${quoted(words, 'or')}.`]
  return ['Read it aloud, and change anything you wouldn’t say.']
}

/**
 * What to do, at most six sentences: first every avoided word that the text uses (named together), then at least one
 * for each dimension below 60, the lowest first. They name what the foundation holds and the text lacks.
 */
export function suggest(
  scores: Readonly<Record<Dimension, number>>,
  foundation: Foundation,
  compiled: CompiledFoundation,
  evidence: Evidence,
): string[] {
  const present = new Set(evidence.words.keys())
  const suggestions: string[] = []
  const avoided = [...new Set(evidence.avoided.map(hit => hit.phrase.item))]
  if (avoided.length > 0)
    suggestions.push(
      `Leave out ${quoted(avoided)}. ${avoided.length === 1 ? 'It’s' : 'They’re'} on your list of words to avoid.`,
    )
  const low = DIMENSIONS.filter(dimension => scores[dimension] < SUGGEST_BELOW).sort(
    (a, b) => scores[a] - scores[b],
  )
  low.forEach((dimension, at) => {
    // One is promised to each dimension still to come, so voice may take a second only where there is room.
    const room = MOST - suggestions.length - (low.length - at - 1)
    suggestions.push(...adviceFor(dimension).slice(0, Math.max(1, Math.min(2, room))))
  })
  return suggestions

  function adviceFor(dimension: Dimension): readonly string[] {
    if (!compiled.says[dimension]) return [UNTOLD[dimension]]
    if (dimension === 'voice') return voiceAdvice(foundation, compiled, evidence, present)
    if (dimension === 'values') return [valuesAdvice(foundation, present)]
    return [
      dimension === 'audience' ? audienceAdvice(foundation, present) : emotionAdvice(foundation, present),
    ]
  }
}
