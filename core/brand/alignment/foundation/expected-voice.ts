import { SIX_VOICES, VOICE_AXES, VOICE_WORDS, type VoiceAxis, type VoiceProfile } from '../lexicon/voices.ts'
import { stem } from '../text/stem.ts'
import { tokenise } from '../text/tokenise.ts'
import { type Foundation, fieldItems, fieldTexts } from './fields.ts'

/** Where a voice stands on each axis, -1 to 1. */
export type VoicePosition = Readonly<Record<VoiceAxis, number>>

const NEGATIONS = new Set([
  'never',
  'not',
  'no',
  'without',
  "doesn't",
  "don't",
  "isn't",
  "won't",
  'neither',
  'nor',
  'avoid',
])
const SOFTENERS = new Set(['bit', 'little', 'touch', 'quietly', 'slightly', 'gently', 'odd', 'mildly'])

const MOVES = new Map<string, VoiceProfile>()
for (const [words, profile] of VOICE_WORDS) {
  for (const word of words.split(' ')) {
    const key = stem(word.replace('-', ''))
    const move = MOVES.get(key)
    MOVES.set(key, move === undefined ? profile : { ...move, ...profile })
  }
}

/** The six-voices slug in any of the ways it is stored: `warm-expert`, `Warm Expert`, `warm_expert`. */
function voiceSlug(entry: string): string {
  return entry
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
}

/** What the foundation says of the brand's way of writing, or the middle of the road where it says nothing. */
export function expectedVoice(foundation: Foundation): VoicePosition {
  const sums = { energy: 0, formality: 0, length: 0, humour: 0, address: 0, story: 0 }
  const weights = { ...sums }
  const add = (profile: VoiceProfile, weight: number) => {
    for (const axis of VOICE_AXES) {
      const value = profile[axis]
      if (value === undefined) continue
      sums[axis] += value * weight
      weights[axis] += weight
    }
  }
  const described = [
    ...fieldTexts(foundation, 'brand_voice'),
    ...fieldTexts(foundation, 'brand_tone'),
    ...fieldTexts(foundation, 'formality'),
  ]
  for (const item of fieldItems(foundation, 'brand_personality')) {
    const profile = SIX_VOICES[voiceSlug(item)]
    if (profile !== undefined) add(profile, 0.7)
    else described.push(item)
  }
  for (const text of described) {
    const preset = SIX_VOICES[voiceSlug(text)]
    if (preset !== undefined) add(preset, 0.7)
    const tokens = tokenise(text.replaceAll('-', ''))
    tokens.forEach((token, at) => {
      const profile = MOVES.get(token.stem)
      if (profile === undefined) return
      const before = [tokens[at - 1], tokens[at - 2]].filter(near => near?.sentence === token.sentence)
      if (before.some(near => near !== undefined && NEGATIONS.has(near.word))) return
      const softened = before.some(near => near !== undefined && SOFTENERS.has(near.word))
      add(profile, softened ? 0.5 : 1)
    })
  }
  const position = { energy: -0.1, formality: -0.1, length: 0, humour: 0, address: 0.2, story: 0.1 }
  for (const axis of VOICE_AXES) {
    // The middle of the road counts as a weak opinion, so that one soft word does not decide an axis.
    position[axis] = (position[axis] * 0.4 + sums[axis]) / (0.4 + weights[axis])
  }
  return position
}
