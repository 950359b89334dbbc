import { NEGATIONS } from '../lexicon/denial.ts'
import { rarityOf } from '../text/rarity.ts'
import type { Token } from '../text/tokenise.ts'
import { type Foundation, type FoundationKey, fieldTexts } from './fields.ts'

const FOR: readonly FoundationKey[] = [
  'core_values',
  'personal_values',
  'brand_beliefs',
  'key_message',
  'brand_name',
  'emotions_to_spark',
  'offer_description',
  'offer_benefits',
  'primary_offer_name',
  'primary_offer_description',
  'audience_desires',
  'audience_goals',
  'audience_needs',
  'brand_heart_change',
  'dream_client',
  'audience_overview',
  'mission_statement',
  'values_in_action',
  'transformation',
  'usp',
]
const AGAINST: readonly FoundationKey[] = [
  'words_to_avoid',
  'avoid_sounding_like',
  'audience_pain_points',
  'audience_fears',
  'brand_heart_problem',
]
const OUTRIGHT: ReadonlySet<FoundationKey> = new Set(['core_values', 'personal_values', 'emotions_to_spark'])
const PEOPLE: readonly FoundationKey[] = ['dream_client', 'audience_overview', 'audience_demographics']

/** How many words after a negation are negated by it. */
const REACH = 4

/** What a foundation is for and against, and whom it serves, as stems. */
export interface Stance {
  readonly favoured: ReadonlySet<string>
  readonly against: ReadonlySet<string>
  readonly people: ReadonlySet<string>
}

/** Reads on which side of the brand each of its words stands. “No surprises” is against surprises, wherever it is said. */
export function readStance(foundation: Foundation, read: (text: string) => readonly Token[]): Stance {
  const favoured = new Set<string>()
  const against = new Set<string>()
  const outright = new Set<string>()
  const negated = new Set<string>()
  const people = new Set<string>()
  for (const key of FOR) {
    for (const text of fieldTexts(foundation, key)) {
      let reach = 0
      let sentence = -1
      for (const token of read(text)) {
        if (token.sentence !== sentence) reach = 0
        sentence = token.sentence
        if (NEGATIONS.has(token.word)) reach = REACH
        else if (rarityOf(token) > 0) {
          if (reach > 0) negated.add(token.stem)
          else {
            favoured.add(token.stem)
            if (OUTRIGHT.has(key)) outright.add(token.stem)
          }
        }
        if (reach > 0) reach -= 1
      }
    }
  }
  for (const key of AGAINST)
    for (const text of fieldTexts(foundation, key)) for (const token of read(text)) against.add(token.stem)
  for (const stem of negated) against.add(stem)
  for (const stem of outright) if (!negated.has(stem)) against.delete(stem)
  for (const key of PEOPLE) {
    for (const text of fieldTexts(foundation, key)) {
      for (const token of read(text)) {
        const { word, stem, capital } = token
        if (rarityOf(token) >= 0.2 && (capital || /(?:[^s]s|er|or|ist)$/.test(word))) people.add(stem)
      }
    }
  }
  return { favoured, against, people }
}
