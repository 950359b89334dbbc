import { phraseFor } from '../../shared/grammar/frame.ts'
import type { ClarifyData } from '../clarify/keys.ts'
import type { Stage } from './stage-and-voice.ts'

const FUNNEL: Readonly<Record<Stage, readonly [string, string]>> = {
  'getting started': [
    'Talk to ten people before you build anything: ask what they have already tried.',
    'Put one clear way to reach you at the end of every post.',
  ],
  growing: [
    'Offer something small and free that solves one part of the problem, and ask for an email address.',
    'Write to everyone who enquired in the last three months and didn’t buy.',
  ],
  scaling: [
    'Give each offer its own page, with the question it answers in the first line.',
    'Find out which story brings in buyers, and tell it again in another form.',
  ],
  established: [
    'Ask your three happiest clients who else should hear from you.',
    'Invite past clients back with something made just for them.',
  ],
}

/** The invitation that posts end with, to the people and for the offer of the foundation where their answers fit. */
function invitation(data: ClarifyData): string {
  const people = phraseFor(data.dream_client, { takes: 'people', speaker: 'you', most: 140 })
  const offer =
    phraseFor(data.primary_offer_name, { takes: 'thing', speaker: 'you' }) ??
    phraseFor(data.offer_description, { takes: 'thing', speaker: 'you' })
  if (people !== null && offer !== null)
    return `End your next three posts with one invitation to ${people}: tell them about ${offer}.`
  if (people !== null)
    return `End your next three posts with one invitation to ${people}, always the same one.`
  if (offer !== null)
    return `End your next three posts with one invitation, always the same one: to ask about ${offer}.`
  return 'End your next three posts with one invitation, always the same one.'
}

/** Three steps from a reader to a client. */
export function funnelRecommendations(data: ClarifyData, stage: Stage): string[] {
  return [invitation(data), ...FUNNEL[stage]]
}
