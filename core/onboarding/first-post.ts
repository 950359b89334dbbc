import type { Foundation } from '../brand/alignment/foundation/fields.ts'
import { normaliseClarify } from '../brand/clarify/normalise.ts'
import { chooseProposal } from '../posts/drafts/choose-proposal.ts'
import { draftByRules } from '../posts/drafts/draft-by-rules.ts'
import type { DraftRequest } from '../posts/drafts/types.ts'
import { cutToPlatform } from '../posts/platforms/count.ts'
import { PLATFORM_IDS, type PlatformId } from '../posts/platforms/platforms.ts'
import { truncateUnits } from '../shared/text.ts'
import { readText } from '../shared/untrusted.ts'
import { asSentence } from '../stories/spine.ts'

/** With the first a post ends on a question, with the second on what is offered; the one that fits better is taken. */
const GOALS = ['', 'invite'] as const

/** More of an answer than this, in UTF-16 units, says nothing that a first post has room for. */
const MOST_OF_ANSWER = 1_000

function startOf(answer: unknown): unknown {
  if (typeof answer === 'string') return truncateUnits(answer, MOST_OF_ANSWER)
  return Array.isArray(answer) ? answer.slice(0, 20).map(startOf) : answer
}

/**
 * A first post out of the brand's answers alone, by the rules that also draft in the editor: the same answers give the
 * same post. Answers that make no sentence of a post stand as they were given; '' only where there are none.
 */
export function draftFirstPost(answers: Foundation, platform: PlatformId): string {
  const foundation: Foundation = Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [key, startOf(answer)]),
  )
  const requestFor = (goal: string): DraftRequest => ({
    kind: 'draft',
    text: '',
    post: { platform, title: '', goal, offer: '' },
    story: null,
    foundation,
    history: [],
  })
  const drafts = GOALS.flatMap(goal => draftByRules(requestFor(goal)))
  const chosen = chooseProposal(requestFor(''), drafts, 'rules')
  if (chosen) return chosen.text
  const { brand_heart_problem: heart = '', offer_description: offer = '' } = normaliseClarify(foundation)
  const given = [heart, offer].filter(answer => answer !== '').map(asSentence)
  return cutToPlatform(platform, given.join('\n\n'))
}

/** A draft that begins with a sentence of its writer's, as far as the network has room; '' leaves it as it is. */
export function beginWith(sentence: string, draft: string, platform: PlatformId): string {
  if (sentence === '' || draft.startsWith(sentence)) return draft
  return cutToPlatform(platform, `${sentence}\n\n${draft}`.trimEnd())
}

/** The network of ours that somebody named first among their channels; LinkedIn where they named none. */
export function firstPlatform(channels: unknown): PlatformId {
  const words = readText(channels)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  const named = words.flatMap(word => PLATFORM_IDS.filter(id => id === word))
  return named[0] ?? 'linkedin'
}
