import type { ProgressRecord } from './progress.ts'
import { type NextAction, nextAction } from './progress-stage.ts'

/** One thing to do next, and why this one. */
export interface BestAction extends NextAction {
  readonly reason: string
}

export interface BestActionInput {
  readonly progress: ProgressRecord
  /** The newest story that no post was made from, or null. */
  readonly unusedStory: { readonly id: string; readonly title: string } | null
  /** Whole days since the last finished check-in; null when there was none. */
  readonly checkinAgeDays: number | null
  /** The last day of this week with anything scheduled, in words ('today', 'Thursday'); null when the week is full. */
  readonly nothingAfter?: string | null
}

/**
 * A check-in older than this is asked for before anything else is suggested: the score leans on check-ins of this week.
 */
const CHECKIN_EVERY_DAYS = 7

const WAYS: Readonly<Record<string, (progress: ProgressRecord) => BestAction>> = {
  'Complete Clarify': progress => ({
    label: 'Complete Clarify',
    path: '/app/clarify',
    reason: `You’ve answered ${progress.foundationFilled} of the 5 foundation questions. We use them for everything you write.`,
  }),
  'Add Stories': () => ({
    label: 'Add Stories',
    path: '/app/storybank',
    reason: 'Your foundation is done and your story bank is still empty. One line is enough.',
  }),
  'Create Content': progress => ({
    label: 'Create Content',
    path: '/app/create',
    reason:
      progress.storiesCount === 1
        ? 'You have a story, but no posts yet.'
        : `You have ${progress.storiesCount} stories, but no posts yet.`,
  }),
}

/**
 * The one card at the top of the dashboard: the next step of the way while there is one, afterwards what keeps the
 * brand alive: a check-in when the last one is older than a week, the newest story not yet told, or a new story.
 */
export function nextBestAction({
  progress,
  unusedStory,
  checkinAgeDays,
  nothingAfter,
}: BestActionInput): BestAction {
  const first = WAYS[nextAction(progress)?.label ?? '']
  if (first) return first(progress)
  if (checkinAgeDays === null || checkinAgeDays > CHECKIN_EVERY_DAYS) {
    return {
      label: 'Check in with your brand',
      path: '/app/dashboard#check-in',
      reason:
        checkinAgeDays === null
          ? 'You haven’t checked in yet, and your own view counts most in your score.'
          : `Your last check-in was ${checkinAgeDays} days ago, and your own view counts most in your score.`,
    }
  }
  if (unusedStory) {
    return {
      label: 'Turn a story into a post',
      path: `/app/create/${unusedStory.id}`,
      reason: nothingAfter
        ? `You haven’t used “${unusedStory.title}” yet, and nothing is scheduled after ${nothingAfter}.`
        : `“${unusedStory.title}” is in your story bank, and you haven’t used it yet.`,
    }
  }
  return {
    label: 'Capture a new story',
    path: '/app/storybank',
    reason: 'You’ve turned every story into a post. What happened this week?',
  }
}
