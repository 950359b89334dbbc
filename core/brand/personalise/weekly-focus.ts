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
