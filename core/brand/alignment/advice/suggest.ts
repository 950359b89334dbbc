import { phraseFor } from '../../../shared/grammar/frame.ts'
import { lowerFirst } from '../../../shared/grammar/phrase.ts'
import type { Evidence } from '../evidence/read-evidence.ts'
import type { CompiledFoundation } from '../foundation/compile.ts'
import { type Foundation, fieldTexts } from '../foundation/fields.ts'
import { DIMENSIONS, type Dimension } from '../types.ts'
import { foreignSayings, foreignSentence } from './foreign-sayings.ts'
import { missingPhrase, missingPromise, ownPhrases } from './own-phrases.ts'
import { quoted } from './quoted.ts'
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

type Vocabulary = ReadonlySet<string>

/** A value is shown by a choice; its word alone shows nothing. */
function valuesAdvice(foundation: Foundation, present: Vocabulary): string {
  const lists = ['core_values', 'personal_values', 'brand_beliefs'] as const
  const missing = missingPhrase(foundation, lists, present)
  if (missing !== null) return `Tell one moment when you chose “${missing}”, and what it cost you.`
  const [held] = ownPhrases(foundation, lists)
  if (held !== undefined) return `Show “${held}” happening: who did what, and when.`
  const belief = missingPromise(foundation, ['values_in_action', 'key_message'], present)
  return belief === null
    ? 'Give one example of how you live one of your values.'
    : `Give the reason behind “${belief}”: what happened that made you believe it?`
}

/** A reader recognises a day of theirs. What they struggle with is shown, never a word to put in. */
function audienceAdvice(foundation: Foundation, present: Vocabulary): string {
  const struggle = missingPhrase(foundation, ['audience_pain_points', 'audience_fears'], present)
  const name = phraseFor(fieldTexts(foundation, 'dream_client')[0], { takes: 'name' })
  if (struggle !== null) {
    const day = name === null ? 'an ordinary day' : `one of ${name}’s days`
    return `Show “${lowerFirst(struggle)}” as it happens on ${day}, so that your reader recognises it.`
  }
  const wish = missingPromise(foundation, ['audience_desires', 'audience_goals', 'audience_needs'], present)
  if (wish !== null)
    return `Show “${lowerFirst(wish)}” coming true for one person: what changed in their week?`
  if (name !== null) return `Write it to one person, ${name}: begin with a moment of an ordinary day.`
  const described = [
    ...fieldTexts(foundation, 'dream_client'),
    ...fieldTexts(foundation, 'audience_overview'),
  ]
  const people = described.map(text => phraseFor(text, { takes: 'people' })).find(phrase => phrase !== null)
  return people == null
    ? 'Speak to one person: the dream client you described, on an ordinary day.'
    : `Write it for ${people}: begin with a moment of one person’s day.`
}

/** A feeling comes from what happens. Naming it moves nothing. */
function emotionAdvice(foundation: Foundation, present: Vocabulary): string {
  const wanted = missingPhrase(foundation, ['emotions_to_spark'], present)
  if (wanted !== null)
    return `Let your reader feel “${lowerFirst(wanted)}” without naming it: what happened, and what did someone say?`
  if (fieldTexts(foundation, 'emotions_to_spark').length > 0)
    return `Show “${lowerFirst(ownPhrases(foundation, ['emotions_to_spark'])[0] ?? 'the feeling')}” in what someone does or says, and take the word out.`
  const change = missingPromise(foundation, ['brand_heart_change', 'audience_desires'], present)
  if (change !== null)
    return `Tell the moment this came true for someone: “${change}”. Then choose the emotions you want to spark.`
  const problem = missingPhrase(foundation, ['brand_heart_problem'], present)
  return problem === null
    ? UNTOLD.emotion
    : `Describe one person in whose life this is so: “${problem}”. Then choose the emotions you want to spark.`
}

function voiceAdvice(text: string, foundation: Foundation, read: Reading): string[] {
  const { compiled, evidence } = read
  const sentence = foreignSentence(text, evidence, compiled)
  const sayings = foreignSayings(evidence, compiled).filter(saying => saying.includes(' '))
  const change =
    sentence !== null
      ? [`Say this sentence again as you’d say it to a client: “${sentence}”.`]
      : sayings.length > 0
        ? [`Say ${quoted(sayings.slice(0, 3))} in your own words.`]
        : []
  const advice = [...change, ...voiceHabits(evidence, compiled)].slice(0, 2)
  if (advice.length > 0) return advice
  const own = missingPromise(foundation, ['key_message', 'offer_description'], read.present)
  return own === null
    ? ['Read it aloud, and change anything you wouldn’t say.']
    : [`Read it aloud after “${own}”, and change whatever doesn’t sound like the same person.`]
}

/** A text as the score has read it. */
interface Reading {
  readonly compiled: CompiledFoundation
  readonly evidence: Evidence
  readonly present: Vocabulary
}

/**
 * What to do, at most six sentences: first every avoided word that the text uses (named together), then at least one
 * for each dimension below 60, the lowest first. Each names a scene, a person, a reason or a sentence to change, on the
 * side that the founder is for: what is quoted is to be shown, and none of it raises the score as a bare word.
 */
export function suggest(
  text: string,
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
    if (dimension === 'voice') return voiceAdvice(text, foundation, { compiled, evidence, present })
    if (dimension === 'values') return [valuesAdvice(foundation, present)]
    return [
      dimension === 'audience' ? audienceAdvice(foundation, present) : emotionAdvice(foundation, present),
    ]
  }
}
