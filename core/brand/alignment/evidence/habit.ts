import { VOICE_AXES } from '../lexicon/voices.ts'
import { rarity } from '../text/rarity.ts'
import { tokenise } from '../text/tokenise.ts'
import type { Habit } from './features.ts'
import { readShape, writtenVoice } from './shape.ts'

/** Past posts needed before they say something about a brand's habits. */
export const LEAST_HISTORY = 5
/** Newest posts read, so that a long history costs no more than a short one. */
const MOST_HISTORY = 20
const MOST_CHARACTERS = 600

/** What the brand's past posts have in common: words used in at least two of them, and the mean manner of writing. */
export function readHabit(history: readonly unknown[] | undefined): Habit | undefined {
  const posts = (history ?? []).filter(
    (post): post is string => typeof post === 'string' && post.trim() !== '',
  )
  if (posts.length < LEAST_HISTORY) return undefined
  const read = posts.slice(0, MOST_HISTORY)
  const uses = new Map<string, number>()
  const voice = { energy: 0, formality: 0, length: 0, humour: 0, address: 0, story: 0 }
  for (const post of read) {
    const text = post.slice(0, MOST_CHARACTERS)
    const tokens = tokenise(text)
    for (const key of new Set(tokens.map(token => token.stem))) uses.set(key, (uses.get(key) ?? 0) + 1)
    const written = writtenVoice(tokens, readShape(text, tokens))
    for (const axis of VOICE_AXES) voice[axis] += written[axis] / read.length
  }
  const shared = [...uses].filter(([key, count]) => count >= 2 && rarity(key) >= 0.4)
  return { vocabulary: new Set(shared.map(([key]) => key)), voice }
}
