import { normaliseClarify } from '../brand/clarify/normalise.ts'
import { quote } from '../brand/personalise/wording.ts'
import { phraseFor } from '../shared/grammar/frame.ts'
import { truncateUnits } from '../shared/text.ts'
import { readArray, readKey, readText } from '../shared/untrusted.ts'
import { linkKey, readLinkKey, STORY_NAME_LIMIT, type StoryLink, type StoryTargetKind } from './link-key.ts'

/** Something of the brand that a story can stand for, as it is shown. */
export interface StoryTarget extends StoryLink {
  readonly label: string
}

const MOST_OF_A_KIND = 12
const MAIN_OFFER = 'Your main offer'

/**
 * Everything a story can stand for: the core values, the content pillars and the offer, in the founder's order, at most
 * twelve of each. An offer that has a description and no name is called 'Your main offer'. Reads anything.
 */
export function storyTargets(
  foundation: unknown,
  pillars: readonly { readonly id: string; readonly title: string }[],
): StoryTarget[] {
  const data = normaliseClarify(foundation)
  const named = (kind: StoryTargetKind, text: string, label = text): StoryTarget => ({
    kind,
    name: truncateUnits(text.replace(/[\p{Cc}\s]+/gu, ' ').trim(), STORY_NAME_LIMIT).trim(),
    label: label.replace(/[\p{Cc}\s]+/gu, ' ').trim(),
  })
  const offer = data.primary_offer_name ?? (data.offer_description ? MAIN_OFFER : '')
  const all = [
    ...(data.core_values ?? []).slice(0, MOST_OF_A_KIND).map(value => named('value', value)),
    ...readArray(pillars)
      .slice(0, MOST_OF_A_KIND)
      .map(pillar => named('pillar', readText(readKey(pillar, 'id')), readText(readKey(pillar, 'title')))),
    named('offer', offer),
  ]
  const seen = new Set<string>()
  return all.filter(target => {
    const key = linkKey(target)
    if (readLinkKey(key) === null || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The targets that no story stands for: `covered` holds the keys of those that have one. */
export function storyGaps(targets: readonly StoryTarget[], covered: ReadonlySet<string>): StoryTarget[] {
  return targets.filter(target => !covered.has(linkKey(target)))
}

/** The question that begins a story for a target, in the founder's own words. */
export function gapPrompt(target: StoryTarget, foundation: unknown): string {
  const data = normaliseClarify(foundation)
  const it = quote(target.label)
  const people = phraseFor(data.dream_client, { takes: 'people', speaker: 'you' })
  switch (target.kind) {
    case 'value':
      return it === ''
        ? 'When did something that matters to you last cost you something?'
        : `When did you last decide something because of ${it}, and what did it cost you?`
    case 'pillar':
      return it === ''
        ? 'What happened recently that fits one of your subjects?'
        : `What happened recently that you’d use to explain ${it}?`
    case 'offer': {
      const offer =
        target.label === MAIN_OFFER
          ? (phraseFor(data.offer_description, { takes: 'thing', speaker: 'you' }) ?? '')
          : it
      const who = people === null ? '' : ` Think of ${people.replace(/^any(?=one\b|body\b)/, 'some')}.`
      return offer === ''
        ? `Who was the last person you helped, and what was different the week after?${who}`
        : `Who was the last person helped by ${offer}, and what was different the week after?${who}`
    }
  }
}
