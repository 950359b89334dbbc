import { readCount, readKey } from '../shared/untrusted.ts'
import { FOUNDATION_FIELD_COUNT, type ProgressRecord } from './progress.ts'

export type SoftUnlock = 'storybank' | 'create' | 'connect' | 'convert' | 'advanced'

export interface UnlockState {
  readonly unlocked: boolean
  /** One sentence: what opens it, or what it is good for now that it is open. */
  readonly message: string
}

/** Half of the five foundation answers, rounded up. */
export const STORYBANK_UNLOCK_FIELDS = 3

function answersMissing(filled: number): string {
  const missing = STORYBANK_UNLOCK_FIELDS - filled
  const answers = missing === 1 ? 'one more foundation answer' : `${missing} more foundation answers`
  return `Give ${answers} and your story bank will know what to ask you about.`
}

/**
 * What the workspace suggests opening next. Nothing is really locked: the messages guide. The record is that of
 * `computeProgress`; whatever is unreadable in it counts as 0.
 */
export function softUnlocks(progress: ProgressRecord): Record<SoftUnlock, UnlockState> {
  const clarified = readKey(progress, 'clarifyCompleted') === true
  const filled = clarified ? FOUNDATION_FIELD_COUNT : readCount(readKey(progress, 'foundationFilled'))
  const hasStory = readCount(readKey(progress, 'storiesCount')) >= 1
  const hasPost = readCount(readKey(progress, 'postsCreated')) >= 1
  const hasCampaign = readCount(readKey(progress, 'campaignsCreated')) >= 1
  const state = (unlocked: boolean, open: string, closed: string): UnlockState => ({
    unlocked,
    message: unlocked ? open : closed,
  })
  return {
    storybank: state(
      filled >= STORYBANK_UNLOCK_FIELDS,
      'Your story bank is open: its prompts are built from your own answers.',
      answersMissing(filled),
    ),
    create: state(
      hasStory,
      'You have a story to start from, so no post needs to begin with an empty page.',
      'Add your first story, even one line, and you can turn it into a post.',
    ),
    connect: state(
      hasPost,
      'You have something to send out: pick where and when it goes.',
      'Write your first post, then choose where it goes out.',
    ),
    convert: state(
      hasPost,
      'Your words are out there: now follow up the people who answer.',
      'Write your first post, then follow up the people it brings you.',
    ),
    advanced: state(
      hasCampaign,
      'You have run a campaign, so there is something to measure and repeat.',
      'Start your first campaign and its results will show up here.',
    ),
  }
}
