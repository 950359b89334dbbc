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
  /** The scheduled post that waits longest to go out, its time written out; null when none is due. */
  readonly duePost?: { readonly id: string; readonly title: string; readonly since: string } | null
  /** Whether the plan includes campaigns. */
  readonly canCampaign?: boolean
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
 * The one card at the top of the dashboard. A post whose time has come goes before everything; then the next step of the
 * way while one of its first three is open; then a check-in when the last one is older than a week; then the first
 * campaign, where the plan has campaigns; afterwards the newest story not yet told, or a new story.
 */
export function nextBestAction(input: BestActionInput): BestAction {
  const { progress, duePost, checkinAgeDays, canCampaign = false } = input
  if (duePost) {
    return {
      label: 'Publish the post that is due',
      path: `/app/content/planned/${duePost.id}`,
      reason: duePost.title
        ? `“${duePost.title}” was scheduled for ${duePost.since} and hasn’t gone out yet.`
        : `A post was scheduled for ${duePost.since} and hasn’t gone out yet.`,
    }
  }
  const next = nextAction(progress)?.label ?? ''
  const first = WAYS[next]
  if (first) return first(progress)
  if (checkinAgeDays === null || checkinAgeDays > CHECKIN_EVERY_DAYS) return checkinAction(checkinAgeDays)
  if (next === 'Launch Campaign' && canCampaign) {
    const stories = progress.storiesCount === 1 ? 'a story' : `${progress.storiesCount} stories`
    const posts = progress.postsCreated === 1 ? 'a post' : `${progress.postsCreated} posts`
    return {
      label: 'Launch Campaign',
      path: '/app/campaigns',
      reason: `You have ${stories} and ${posts}. A campaign gives them one goal and a date.`,
    }
  }
  return storyAction(input)
}

function checkinAction(ageDays: number | null): BestAction {
  return {
    label: 'Check in with your brand',
    path: '/app/dashboard#check-in',
    reason:
      ageDays === null
        ? 'You haven’t checked in yet, and your own view counts most in your score.'
        : `Your last check-in was ${ageDays} days ago, and your own view counts most in your score.`,
  }
}

function storyAction({ unusedStory, nothingAfter }: BestActionInput): BestAction {
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
