import { phraseFor } from '../../../shared/grammar/frame.ts'
import { lowerFirst } from '../../../shared/grammar/phrase.ts'
import type { Evidence } from '../evidence/read-evidence.ts'
import type { CompiledFoundation } from '../foundation/compile.ts'
import { type Foundation, fieldTexts } from '../foundation/fields.ts'
import { DIMENSIONS, type Dimension } from '../types.ts'
import { foreignSayings, foreignSentence, plainSentence } from './foreign-sayings.ts'
import { missingPhrase, missingPromise } from './own-phrases.ts'
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

const VALUES = ['core_values', 'personal_values', 'brand_beliefs'] as const

/** A value is shown by a choice; its word alone shows nothing. */
function valuesAdvice({ offered }: CompiledFoundation, present: Vocabulary): string {
  const missing = missingPhrase(offered, VALUES, present)
  if (missing !== null) return `Tell one moment when you chose “${missing}”, and what it cost you.`
  const held = VALUES.flatMap(key => offered[key])[0]
  return held === undefined
    ? 'Tell one moment when you stood by one of your values, and what it cost you.'
    : `Show “${held}” happening: who did what, and when.`
}

/** A reader recognises a day of theirs. What they struggle with is shown, never a word to put in. */
function audienceAdvice(
  foundation: Foundation,
  { offered }: CompiledFoundation,
  present: Vocabulary,
): string {
  const struggle = missingPhrase(offered, ['audience_pain_points', 'audience_fears'], present)
  const name = phraseFor(fieldTexts(foundation, 'dream_client')[0], { takes: 'name' })
  if (struggle !== null) {
    const day = name === null ? 'an ordinary day' : `one of ${name}’s days`
    return `Show “${lowerFirst(struggle)}” as it happens on ${day}, so that your reader recognises it.`
  }
  const wish = missingPromise(offered, ['audience_desires', 'audience_goals', 'audience_needs'], present)
  if (wish !== null)
    return `Show “${lowerFirst(wish)}” coming true for one person: what changed in their week?`
  if (name !== null) return `Write it to one person, ${name}: begin with a moment of an ordinary day.`
  const people = peopleOf(foundation)
  return people === null
    ? 'Speak to one person: the dream client you described, on an ordinary day.'
    : `Write it for ${people}: begin with a moment of one person’s day.`
}

/** Whom the foundation describes, as words behind “for”; null where they are told in another way. */
function peopleOf(foundation: Foundation): string | null {
  const described = [
    ...fieldTexts(foundation, 'dream_client'),
    ...fieldTexts(foundation, 'audience_overview'),
  ]
  return described.map(text => phraseFor(text, { takes: 'people' })).find(phrase => phrase !== null) ?? null
}

/** A feeling comes from what happens. Naming it moves nothing. */
function emotionAdvice(foundation: Foundation, { offered }: CompiledFoundation, present: Vocabulary): string {
  const wanted = missingPhrase(offered, ['emotions_to_spark'], present)
  if (wanted !== null)
    return `Let your reader feel “${lowerFirst(wanted)}” without naming it: what happened, and what did someone say?`
  const [named] = offered.emotions_to_spark
  if (named !== undefined)
    return `Show “${lowerFirst(named)}” in what someone does or says, and take the word out.`
  const change = missingPromise(offered, ['audience_desires'], present)
  if (change !== null)
    return `Tell the moment this came true for someone: “${change}”. Then choose the emotions you want to spark.`
  const person =
    phraseFor(fieldTexts(foundation, 'dream_client')[0], { takes: 'name' }) ?? peopleOf(foundation)
  return `Tell the moment something changed for ${person ?? 'one person'}. Then choose the emotions you want to spark.`
}

function voiceAdvice(text: string, { compiled, evidence }: Reading): string[] {
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
  const plain = plainSentence(text, evidence)
  return plain === null
    ? ['Read it aloud, and change anything you wouldn’t say.']
    : [`Read this aloud, and change anything you wouldn’t say to a client: “${plain}”.`]
}

/** A text as the score has read it. */
interface Reading {
  readonly compiled: CompiledFoundation
  readonly evidence: Evidence
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
    if (dimension === 'voice') return voiceAdvice(text, { compiled, evidence })
    if (dimension === 'values') return [valuesAdvice(compiled, present)]
    return [
      dimension === 'audience'
        ? audienceAdvice(foundation, compiled, present)
        : emotionAdvice(foundation, compiled, present),
    ]
  }
}
