import type { Voice } from '../stage-and-voice.ts'
import type { Need } from './needs.ts'

/** What an idea for a post is about; a set of five has each kind once while there are enough. */
export const IDEA_KINDS = [
  'checkin',
  'season',
  'story',
  'pillar',
  'worked',
  'promise',
  'planned',
  'told',
  'problem',
  'value',
  'client',
  'offer',
  'voice',
  'everyday',
] as const
export type IdeaKind = (typeof IDEA_KINDS)[number]

/** One thing that a founder can write about. Nothing of it is made up: it is offered only where its needs hold. */
export interface IdeaPattern {
  /** Stable: it is kept with what a workspace was shown. At most 60 characters. */
  readonly id: string
  /** What has to be in the data, all of it. */
  readonly needs: readonly Need[]
  /** The voices it is for; every one where there are none. */
  readonly voices?: readonly Voice[]
  /** Sentences with gaps (`{story}`), the most telling first. The last has none, so that there is always one to say. */
  readonly frames: readonly string[]
}
