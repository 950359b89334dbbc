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
  return `Add ${answers} to get story prompts based on your brand.`
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
      'Your story prompts are based on your own answers.',
      answersMissing(filled),
    ),
    create: state(
      hasStory,
      'You have a story, so you can start a post from it.',
      'Add your first story to turn it into a post. One line is enough.',
    ),
    connect: state(
      hasPost,
      'You have a post to publish. Choose where and when.',
      'Write your first post, then choose where and when to publish it.',
    ),
    convert: state(
      hasPost,
      'You have a post. When it’s published, follow up with people who reply.',
      'Write your first post, then follow up with people who reply.',
    ),
    advanced: state(
      hasCampaign,
      'You’ve created a campaign. Add the posts that promote it.',
      'Create your first campaign to plan posts around one offer.',
    ),
  }
}
