import { dayText } from '../../../schedule/when-text.ts'
import { phraseFor } from '../../../shared/grammar/frame.ts'
import { quotable } from '../../../shared/grammar/phrase.ts'
import type { IdeaFacts } from './facts.ts'
import type { SeasonId } from './season.ts'

/** What can stand in the gap of a frame: the founder's own words between quotation marks, or a phrase that fits. */
export const SLOTS = [
  'story',
  'told',
  'post',
  'oldPost',
  'draft',
  'pillar',
  'bare',
  'claim',
  'planned',
  'campaign',
  'value',
  'unproved',
  'problem',
  'struggle',
  'goal',
  'people',
  'offer',
  'score',
] as const
export type Slot = (typeof SLOTS)[number] | 'date'

/** Longest quotation in an idea, in UTF-16 units. */
const MOST_QUOTED = 80

/** What cannot stand in a sentence of ours without its marks getting in the way. */
const ROUGH = /^[^\p{L}\p{N}‘]|[.,;:!?…]{2}|\s[.,;:!?…]|\s{2}/u

function quoted(text: string | undefined): string | null {
  const phrase = quotable(text ?? '', MOST_QUOTED)
  return phrase === null || ROUGH.test(phrase) ? null : `“${phrase}”`
}

function fitting(answer: string, takes: 'people' | 'thing'): string | null {
  const phrase = phraseFor(answer, { takes, speaker: 'you', most: MOST_QUOTED })
  return phrase === null || ROUGH.test(phrase) ? null : phrase
}

/** The first that can be quoted whole. */
function anyQuoted(texts: readonly string[]): string | null {
  for (const text of texts) {
    const phrase = quoted(text)
    if (phrase !== null) return phrase
  }
  return null
}

const titles = (facts: readonly { readonly title: string }[]) => anyQuoted(facts.map(({ title }) => title))

/** The phrase for each gap; null where the data has none that fits. `date` is that of the season named. */
export function slotPhrases(facts: IdeaFacts): Readonly<Record<(typeof SLOTS)[number], string | null>> {
  return {
    story: titles(facts.unusedStories),
    told: titles(facts.toldStories),
    post: titles(facts.bestPosts),
    oldPost: titles(facts.oldPosts),
    draft: titles(facts.drafts),
    pillar: titles(facts.silentPillars),
    bare: titles(facts.storylessPillars),
    claim: anyQuoted(facts.bareClaims),
    planned: quoted(facts.nextPlanned?.title),
    campaign: quoted(facts.campaign?.title),
    value: anyQuoted(facts.values),
    unproved: anyQuoted(facts.unstoriedValues),
    problem: quoted(facts.problem),
    struggle: anyQuoted(facts.untouchedStruggles),
    goal: quoted(facts.goal),
    people: fitting(facts.client, 'people'),
    offer: fitting(facts.offer, 'thing'),
    score: facts.checkin === null ? null : String(facts.checkin),
  }
}

/** 'Sunday 15 March', the day of a season; null when it is not near. */
export function seasonDay(facts: IdeaFacts, season: SeasonId): string | null {
  const on = facts.seasons.find(({ id }) => id === season)?.on
  return on ? dayText(on) : null
}
