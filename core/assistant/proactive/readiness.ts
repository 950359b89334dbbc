import { STORYBANK_UNLOCK_FIELDS } from '../../dashboard/progress-unlocks.ts'
import { readCount, readKey } from '../../shared/untrusted.ts'

/** Stories that make a series, and so a campaign. */
const SERIES = 3

export interface ReadinessInput {
  /** 0 to 5. */
  readonly foundationFilled: number
  readonly stories: number
  readonly strategies: number
  readonly posts: number
}

/**
 * Whether somebody may go on although the present stage is not done: to stories with three of the five answers, to a
 * first post with a strategy, to a campaign with three stories. Counts that cannot be read are 0.
 */
export function isReadyForNextStep(input: ReadinessInput): boolean {
  const count = (key: keyof ReadinessInput) => readCount(readKey(input, key))
  if (count('foundationFilled') < 5) return count('foundationFilled') >= STORYBANK_UNLOCK_FIELDS
  if (count('stories') === 0) return count('strategies') >= 1
  return count('posts') === 0 && count('stories') >= SERIES
}
