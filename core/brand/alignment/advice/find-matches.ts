import type { Evidence } from '../evidence/read-evidence.ts'
import { isOwnSaying } from '../evidence/registers.ts'
import type { CompiledFoundation, OwnWord } from '../foundation/compile.ts'
import type { FoundationKey } from '../foundation/fields.ts'
import type { Register } from '../lexicon/registers.ts'
import type { AlignmentMatch, Dimension } from '../types.ts'
import { cutToQuote } from './quoted.ts'

/** The most places shown for one dimension: more would colour the whole text. */
export const MOST_MATCHES = 12
/** Of these for voice at most so many that lower it, so that what is right shows too. */
const MOST_LOWERING = 8
/** Places whose words say less than this together are too common to be shown. */
const LEAST_SHOWN = 0.4

const FIELD_WORDS: Readonly<Partial<Record<FoundationKey, string>>> = {
  audience_beliefs: 'what your reader believes',
  audience_desires: 'what your reader wants',
  audience_fears: 'what your reader fears',
  audience_goals: 'what your reader is aiming for',
  audience_needs: 'what your reader needs',
  audience_pain_points: 'what your reader struggles with',
  brand_heart_change: 'the change you want',
  brand_heart_problem: 'your brand heart',
  brand_name: 'your brand’s name',
  brand_voice: 'your voice',
  content_examples: 'your own examples',
  dream_client: 'your dream client',
  key_message: 'your key message',
  offer_description: 'your offer',
  values_in_action: 'your values in action',
}

interface Found extends AlignmentMatch {
  /** Which places are shown when there are too many. */
  readonly strength: number
  /** How much its words say, together. */
  readonly weight: number
}

function ownReason(own: OwnWord): string {
  if (own.field === 'core_values' || own.field === 'personal_values')
    return `your value “${cutToQuote(own.item)}”`
  if (own.field === 'brand_beliefs') return `your belief “${cutToQuote(own.item)}”`
  if (own.field === 'emotions_to_spark') return `the feeling “${cutToQuote(own.item)}”`
  return `“${own.word}”, from ${FIELD_WORDS[own.field] ?? 'your foundation'}`
}

function joinNeighbours(places: readonly Found[], text: string): Found[] {
  const joined: Found[] = []
  for (const next of places) {
    const last = joined.at(-1)
    const isOne =
      last?.why === next.why &&
      next.start >= last.end &&
      /^[\s-]*(?:(?:and|or|of|the|a|to|in|on)\s+)?$/.test(text.slice(last.end, next.start))
    if (last !== undefined && isOne)
      joined[joined.length - 1] = {
        ...last,
        end: next.end,
        strength: last.strength + next.strength,
        weight: last.weight + next.weight,
      }
    else joined.push(next)
  }
  return joined
}

function strongest(places: readonly Found[]): Found[] {
  return withoutOverlap(places.filter(place => place.weight >= LEAST_SHOWN))
}

/** The strongest places of a dimension, without those that overlap a stronger one. */
function withoutOverlap(places: readonly Found[]): Found[] {
  const separate: Found[] = []
  for (const next of [...places].sort((a, b) => b.strength - a.strength || a.start - b.start)) {
    if (separate.length === MOST_MATCHES) break
    if (separate.every(other => next.end <= other.start || next.start >= other.end)) separate.push(next)
  }
  return separate
}

/** Which places of the text moved which dimension and why, in text order; at most twelve for each dimension. */
export function findMatches(
  text: string,
  evidence: Evidence,
  foundation: CompiledFoundation,
): AlignmentMatch[] {
  const raised: Record<Dimension, Found[]> = { voice: [], values: [], audience: [], emotion: [] }
  for (const [key, word] of evidence.words) {
    // What stands in a list or in a denial does not speak for the brand, so it is not shown as if it did.
    if (word.credit === 0) continue
    const { start, end } = word.token
    const { weight } = word
    const strength = Math.max(weight, 0.3)
    for (const dimension of ['values', 'audience', 'emotion'] as const) {
      const own = foundation.primary[dimension].get(key)
      if (own !== undefined)
        raised[dimension].push({
          ...{ dimension, effect: 'raises', start, end },
          ...{ why: ownReason(own), strength: strength + 1, weight },
        })
    }
    if (word.value !== undefined && !foundation.primary.values.has(key)) {
      raised.values.push({
        dimension: 'values',
        effect: 'raises',
        start,
        end,
        why: `shows “${cutToQuote(word.value.item)}”`,
        strength: strength * word.value.weight,
        weight,
      })
    }
    if (word.emotion !== undefined && !foundation.primary.emotion.has(key)) {
      raised.emotion.push({
        dimension: 'emotion',
        effect: 'raises',
        start,
        end,
        why: `helps your reader feel “${cutToQuote(word.emotion.item)}”`,
        strength: strength * word.emotion.weight,
        weight,
      })
    }
    if (!word.seenByVoice) continue
    const term = foundation.primary.voice.get(key)
    if (term !== undefined)
      raised.voice.push({
        dimension: 'voice',
        effect: 'raises',
        start,
        end,
        why: ownReason(term),
        strength: strength + 0.5,
        weight,
      })
    else if (word.nearness >= 0.6 && strength >= 0.7)
      raised.voice.push({
        dimension: 'voice',
        effect: 'raises',
        start,
        end,
        why: `“${word.token.word}” belongs to your subject`,
        strength: strength * word.nearness,
        weight,
      })
  }
  const lowered: Found[] = evidence.avoided.map(({ phrase, start, end }) => ({
    dimension: 'voice',
    effect: 'lowers',
    start,
    end,
    why: `“${cutToQuote(phrase.item)}” is a word you avoid`,
    strength: 10,
    weight: 1,
  }))
  for (const hit of evidence.registers) {
    if (hit.isCovered) continue
    if (isOwnSaying(hit, hit.isPhrase ? foundation.own.voice : foundation.subject)) continue
    lowered.push({
      dimension: 'voice',
      effect: 'lowers',
      start: hit.start,
      end: hit.end,
      why: REGISTER_REASONS[hit.register],
      strength: hit.isPhrase ? 4 : 3,
      weight: 1,
    })
  }
  const voice = strongest([
    ...strongest(lowered).slice(0, MOST_LOWERING),
    ...joinNeighbours(raised.voice, text),
  ])
  const rest = (['values', 'audience', 'emotion'] as const)
    .filter(dimension => foundation.says[dimension])
    .flatMap(dimension => strongest(joinNeighbours(raised[dimension], text)))
  return [...(foundation.says.voice ? voice : []), ...rest]
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map(({ dimension, effect, start, end, why }) => ({ dimension, effect, start, end, why }))
}

/** What is said of a place that speaks in a register the brand does not use. */
export const REGISTER_REASONS: Readonly<Record<Register, string>> = {
  worn: 'a worn phrase that anyone could use',
  hype: 'louder than what it describes',
  urgency: 'pushes the reader to buy',
  corporate: 'company wording',
  luxury: 'grander than your brand sounds',
  macho: 'tough talk that puts readers off',
  slang: 'social media jargon',
  fear: 'scares or blames the reader',
  flowery: 'gushes where your brand is plain',
  official: 'sounds like a form or legal terms',
  shortcut: 'promises a shortcut',
}
