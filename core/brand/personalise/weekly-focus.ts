import type { Stage } from './stage-and-voice.ts'
import type { Subject } from './subject.ts'

const FOCUS: Readonly<Record<Stage, string>> = {
  'getting started': 'Be seen: tell one story and turn it into one post.',
  growing: 'Be consistent: publish twice, both times from a story you already have.',
  scaling: 'Be easy to buy from: write one post that answers the last question people ask before they buy.',
  established: 'Go deeper: take your best post of recent months and tell the part you left out.',
}

/** What this week is about, by the stage of the business and towards the founder's own goal. */
export function weeklyFocus(subject: Subject): string {
  const focus = FOCUS[subject.stage]
  return subject.goal === '' ? focus : `${focus} It counts towards your goal: ${subject.goal}.`
}

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

/** Three steps from a reader to a client. */
export function funnelRecommendations(subject: Subject): string[] {
  const { client, offer } = subject
  const invitation =
    client !== '' && offer !== ''
      ? `End your next three posts with one invitation to people like ${client}: tell them about ${offer}.`
      : 'End your next three posts with one invitation, always the same one.'
  return [invitation, ...FUNNEL[subject.stage]]
}
