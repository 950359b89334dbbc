import type { ProgressRecord } from './progress.ts'
import { type NextAction, openActions } from './progress-stage.ts'

/** One thing to do next, and why this one. */
export interface BestAction extends NextAction {
  /** What it is and what it is about: the same from day to day. Letters, digits, `_`, `-` and `:`. */
  readonly key: string
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
  /** The draft that was worked on last and is not scheduled; null when there is none. */
  readonly draft?: { readonly id: string; readonly title: string } | null
  /** Keys of what was put off until tomorrow. */
  readonly notToday?: readonly string[]
}

/** A post whose time has come is nothing to put off. */
export const DUE_ACTION = 'due'

/**
 * A check-in older than this is asked for before anything else is suggested: the score leans on check-ins of this week.
 */
const CHECKIN_EVERY_DAYS = 7

/** Whether a check-in is asked for; `ageDays` are whole days since the last one, null when there was none. */
export function isCheckInDue(ageDays: number | null): boolean {
  return ageDays === null || ageDays > CHECKIN_EVERY_DAYS
}

const WAYS: Readonly<Record<string, (progress: ProgressRecord) => BestAction>> = {
  'Complete Clarify': progress => ({
    key: 'clarify',
    label: 'Complete Clarify',
    path: '/app/clarify',
    reason: `You’ve answered ${progress.foundationFilled} of the 5 foundation questions. We use them for everything you write.`,
  }),
  'Add Stories': () => ({
    key: 'first_story',
    label: 'Add Stories',
    path: '/app/storybank',
    reason: 'Your foundation is done and your story bank is still empty. One line is enough.',
  }),
  'Create Content': progress => ({
    key: 'first_post',
    label: 'Create Content',
    path: '/app/create',
    reason:
      progress.storiesCount === 1
        ? 'You have a story, but no posts yet.'
        : `You have ${progress.storiesCount} stories, but no posts yet.`,
  }),
}

/**
 * The one thing at the top of the dashboard. A post whose time has come goes before everything; then the next step of the
 * way while one of its first three is open; then a check-in when the last one is older than a week; then the first
 * campaign, where the plan has campaigns; then the draft worked on last, the newest story not yet told, or a new story.
 * What was put off for today makes room for what comes after it, as long as anything does.
 */
export function nextBestAction(input: BestActionInput): BestAction {
  const actions = possibleActions(input)
  const putOff = new Set(input.notToday ?? [])
  const open = actions.find(({ key }) => key === DUE_ACTION || !putOff.has(key))
  return open ?? actions.at(-1) ?? newStoryAction(input)
}

/** Everything there is to do, the most useful first. */
function possibleActions(input: BestActionInput): BestAction[] {
  const { progress, checkinAgeDays, canCampaign = false, draft, unusedStory } = input
  const open = openActions(progress).map(({ label }) => label)
  const steps = open.flatMap(label => WAYS[label]?.(progress) ?? [])
  return [
    ...(input.duePost ? [dueAction(input.duePost)] : []),
    ...steps,
    ...(isCheckInDue(checkinAgeDays) ? [checkinAction(checkinAgeDays)] : []),
    // It gathers what the first three steps made.
    ...(steps.length === 0 && canCampaign && open.includes('Launch Campaign')
      ? [campaignAction(progress)]
      : []),
    ...(draft ? [draftAction(draft)] : []),
    ...(unusedStory ? [storyAction(unusedStory, input.nothingAfter)] : []),
    ...(progress.storybankCompleted ? [newStoryAction(input)] : []),
  ]
}

function dueAction({ id, title, since }: NonNullable<BestActionInput['duePost']>): BestAction {
  return {
    key: DUE_ACTION,
    label: 'Publish the post that is due',
    path: `/app/content/planned/${id}`,
    reason: title
      ? `“${title}” was scheduled for ${since} and hasn’t gone out yet.`
      : `A post was scheduled for ${since} and hasn’t gone out yet.`,
  }
}

function checkinAction(ageDays: number | null): BestAction {
  return {
    key: 'check_in',
    label: 'Check in with your brand',
    path: '/app/dashboard#check-in',
    reason:
      ageDays === null
        ? 'You haven’t checked in yet, and your own view counts most in your score.'
        : `Your last check-in was ${ageDays} days ago, and your own view counts most in your score.`,
  }
}

function campaignAction({ storiesCount, postsCreated }: ProgressRecord): BestAction {
  const stories = storiesCount === 1 ? 'a story' : `${storiesCount} stories`
  const posts = postsCreated === 1 ? 'a post' : `${postsCreated} posts`
  return {
    key: 'first_campaign',
    label: 'Launch Campaign',
    path: '/app/campaigns',
    reason: `You have ${stories} and ${posts}. A campaign gives them one goal and a date.`,
  }
}

function draftAction({ id, title }: NonNullable<BestActionInput['draft']>): BestAction {
  return {
    key: `draft:${id}`,
    label: 'Finish your draft',
    path: `/app/create?post=${id}`,
    reason: title
      ? `“${title}” is written and has no date yet.`
      : 'You’ve written a draft that has no date yet.',
  }
}

function storyAction(
  { id, title }: NonNullable<BestActionInput['unusedStory']>,
  nothingAfter: string | null | undefined,
): BestAction {
  return {
    key: `story:${id}`,
    label: 'Turn a story into a post',
    path: `/app/create/${id}`,
    reason: nothingAfter
      ? `You haven’t used “${title}” yet, and nothing is scheduled after ${nothingAfter}.`
      : `“${title}” is in your story bank, and you haven’t used it yet.`,
  }
}

function newStoryAction({ unusedStory }: BestActionInput): BestAction {
  return {
    key: 'new_story',
    label: 'Capture a new story',
    path: '/app/storybank',
    reason: unusedStory
      ? 'You have a story to tell already. What else happened this week?'
      : 'You’ve turned every story into a post. What happened this week?',
  }
}
