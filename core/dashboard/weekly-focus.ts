import type { IdeaFacts, TitledFact } from '../brand/personalise/ideas/facts.ts'
import { quotable } from '../shared/grammar/phrase.ts'
import type { BestAction } from './next-best-action.ts'
import type { ProgressRecord } from './progress.ts'
import { nextAction } from './progress-stage.ts'

/** What a week is about, and why. */
export interface WeeklyFocus {
  /** Stable: what the week was begun with is kept by it. */
  readonly key: string
  /** One sentence. */
  readonly text: string
  readonly reason: string
}

export interface WeeklyFocusInput {
  readonly facts: IdeaFacts
  readonly progress: ProgressRecord
  /** The next best action, which the week agrees with. */
  readonly action: Pick<BestAction, 'label'>
  /** The key the week was begun with; null when it was not. */
  readonly begun: string | null
}

const LOW_CHECKIN = 4
const QUIET_DAYS = 14

const many = (count: number, one: string, more: string) => (count === 1 ? one : `${count} ${more}`)

/** The first steps of a workspace: while one of them is open, the week is about it. */
function firstStep({ progress }: WeeklyFocusInput): WeeklyFocus | null {
  const step = nextAction(progress)?.label
  if (step === 'Complete Clarify') {
    return {
      key: 'clarify',
      text: 'Finish your foundation.',
      reason: `You’ve answered ${progress.foundationFilled} of its 5 questions, and everything else builds on them.`,
    }
  }
  if (step === 'Add Stories') {
    return {
      key: 'first_story',
      text: 'Write down your first story.',
      reason: 'Your story bank is empty, and a post is easier to write from something that happened.',
    }
  }
  if (step === 'Create Content') {
    return {
      key: 'first_post',
      text: 'Turn a story into your first post.',
      reason: `You have ${many(progress.storiesCount, 'a story', 'stories')} and no posts yet.`,
    }
  }
  return null
}

function about({ title }: TitledFact, named: (words: string) => string, without: string): string {
  const words = quotable(title, 80)
  return words === null ? without : named(`“${words}”`)
}

const NOTHING_PLANNED: WeeklyFocus = {
  key: 'nothing_planned',
  text: 'Schedule one post.',
  reason: 'Nothing is scheduled for the next 7 days.',
}

/** What the data says, the strongest first. */
function signals({ facts, action }: WeeklyFocusInput): WeeklyFocus[] {
  const found: WeeklyFocus[] = []
  const add = (key: string, text: string, reason: string) => found.push({ key, text, reason })
  const { checkin, quietDays, plannedAhead, unusedStories } = facts
  if (action.label === 'Launch Campaign')
    add(
      'first_campaign',
      'Give your posts one goal and a date: start a campaign.',
      'You have stories and posts, and no campaign yet.',
    )
  if (checkin !== null && checkin <= LOW_CHECKIN)
    add(
      'low_checkin',
      'Write one post that sounds like you.',
      `You gave your last check-in ${checkin} out of 10.`,
    )
  if (quietDays !== null && quietDays > QUIET_DAYS)
    add('quiet', 'Publish one post this week.', `Your last post went live ${quietDays} days ago.`)
  for (const pillar of facts.silentPillars)
    add(
      `silent_pillar:${pillar.id}`,
      about(pillar, words => `Write about ${words}.`, 'Write about the pillar you’ve been silent on.'),
      'No post on it has gone live in the last 30 days.',
    )
  // The card asks for a new story when all are used: to publish one that is left would contradict it.
  if (unusedStories.length > 0 && action.label !== 'Capture a new story')
    add(
      'unused_story',
      'Publish a story that you haven’t used yet.',
      unusedStories.length === 1
        ? 'One of your newest stories has no post yet.'
        : `Among your newest stories, ${unusedStories.length} have no post yet.`,
    )
  if (plannedAhead === 0) found.push(NOTHING_PLANNED)
  // The card leads to a story that is there: another one to collect can wait.
  if (action.label !== 'Turn a story into a post') {
    for (const pillar of facts.storylessPillars)
      add(
        `storyless_pillar:${pillar.id}`,
        about(
          pillar,
          words => `Collect a story for ${words}.`,
          'Collect a story for a pillar that has none.',
        ),
        'None of your stories stands for it yet.',
      )
    if (facts.stories > 0 && unusedStories.length === 0)
      add('new_story', 'Write down one thing that happens this week.', 'Your newest stories all have posts.')
  }
  if (facts.bareClaims.length > 0)
    add('bare_claim', 'Back up one of your claims.', 'Your strategy has a claim without proof.')
  return found
}

function rhythm({ facts: { plannedAhead } }: WeeklyFocusInput): WeeklyFocus {
  if (plannedAhead === 0) return NOTHING_PLANNED
  const reason =
    plannedAhead === 1
      ? 'You have a post scheduled for the next 7 days.'
      : `You have ${plannedAhead} posts scheduled for the next 7 days.`
  return { key: 'keep_rhythm', text: 'Keep your rhythm.', reason }
}

/**
 * What this week is about: the strongest thing that the data says, with its reason. The first steps of a workspace go
 * before everything, as on the card of the next best action, which the focus never contradicts. What the week was begun
 * with stays until the week ends, as long as the data still says it.
 */
export function chooseWeeklyFocus(input: WeeklyFocusInput): WeeklyFocus {
  const step = firstStep(input)
  if (step) return step
  const usual = rhythm(input)
  const found = [...signals(input), usual]
  return found.find(({ key }) => key === input.begun) ?? found[0] ?? usual
}
