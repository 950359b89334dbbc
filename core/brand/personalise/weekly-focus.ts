import type { Stage } from './stage-and-voice.ts'
import type { Subject } from './subject.ts'

const FOCUS: Readonly<Record<Stage, string>> = {
  'getting started': 'Be seen: tell one story and turn it into one post.',
  growing: 'Be consistent: publish twice, on days you choose now.',
  scaling: 'Be easy to buy from: write one post that answers the last question people ask before they buy.',
  established: 'Go deeper: write about something you understand now and didn’t when you started.',
}

/**
 * What this week is about as far as answers alone can say: by the stage of the business and towards the founder's own
 * goal. It claims nothing about stories and posts.
 */
export function weeklyFocus(subject: Subject): string {
  const focus = FOCUS[subject.stage]
  return subject.goal === '' ? focus : `${focus} It counts towards your goal: ${subject.goal}.`
}
