import { readCount, readInstant, readKey } from '../shared/untrusted.ts'

export const TOTAL_STEPS = 6
export const FOUNDATION_FIELD_COUNT = 5
const STREAK_CAP_DAYS = 5

/** What is counted in a workspace; counts are whole and not negative, `foundationFilled` is 0 to 5. */
export interface ProgressInput {
  readonly foundationFilled: number
  readonly stories: number
  readonly posts: number
  readonly campaigns: number
  readonly postsThisWeek: number
  readonly storiesThisWeek: number
  readonly lastActivity: Date | null
}

export interface WeeklyStats {
  readonly postsCreated: number
  readonly storiesAdded: number
  /** 0 to 5. */
  readonly streakDays: number
  /** 0 to 4: how many of clarify, storybank, create and convert are complete. */
  readonly completedTasks: number
}

export interface ProgressRecord {
  readonly clarifyCompleted: boolean
  readonly storybankCompleted: boolean
  readonly createCompleted: boolean
  readonly convertCompleted: boolean
  readonly strategyCompleted: boolean
  readonly contentPillarsCompleted: boolean
  /** 1, 2, 5 or 6: steps 3 and 4 are done together with clarify. */
  readonly currentStep: number
  readonly totalSteps: number
  readonly lastActivity: Date | null
  /** 0 to 5; what the soft unlock of the story bank looks at. */
  readonly foundationFilled: number
  readonly storiesCount: number
  readonly postsCreated: number
  readonly campaignsCreated: number
  readonly weeklyStats: WeeklyStats
}

function stepOf(clarified: boolean, stories: number, made: number): number {
  if (made >= 1) return 6
  if (stories >= 1) return 5
  return clarified ? 2 : 1
}

/**
 * How far a workspace has come. Counts that are missing, negative or not finite are read as 0; an invalid date as null.
 */
export function computeProgress(input: ProgressInput): ProgressRecord {
  const count = (key: keyof ProgressInput) => readCount(readKey(input, key))
  const foundationFilled = Math.min(FOUNDATION_FIELD_COUNT, count('foundationFilled'))
  const stories = count('stories')
  const posts = count('posts')
  const campaigns = count('campaigns')
  const postsThisWeek = count('postsThisWeek')
  const storiesThisWeek = count('storiesThisWeek')
  const clarifyCompleted = foundationFilled === FOUNDATION_FIELD_COUNT
  const completed = [clarifyCompleted, stories >= 1, posts >= 1, campaigns >= 1]
  return {
    clarifyCompleted,
    storybankCompleted: stories >= 1,
    createCompleted: posts >= 1,
    convertCompleted: campaigns >= 1,
    strategyCompleted: clarifyCompleted,
    contentPillarsCompleted: clarifyCompleted,
    currentStep: stepOf(clarifyCompleted, stories, posts + campaigns),
    totalSteps: TOTAL_STEPS,
    lastActivity: readInstant(readKey(input, 'lastActivity')),
    foundationFilled,
    storiesCount: stories,
    postsCreated: posts,
    campaignsCreated: campaigns,
    weeklyStats: {
      postsCreated: postsThisWeek,
      storiesAdded: storiesThisWeek,
      streakDays: Math.min(STREAK_CAP_DAYS, Math.floor((postsThisWeek + storiesThisWeek) / 2)),
      completedTasks: completed.filter(Boolean).length,
    },
  }
}
