import type { IdeaFacts } from './facts.ts'
import type { SeasonId } from './season.ts'

const LOW_CHECKIN = 4
const HIGH_CHECKIN = 8
const FORTNIGHT_DAYS = 14
const ENOUGH_POSTS = 5

/** What an idea can need of the data, and when that is so. */
const NEEDS = {
  unused_story: ({ unusedStories }) => unusedStories.length > 0,
  two_unused_stories: ({ unusedStories }) => unusedStories.length > 1,
  told_story: ({ toldStories }) => toldStories.length > 0,
  best_post: ({ bestPosts }) => bestPosts.length > 0,
  two_best_posts: ({ bestPosts }) => bestPosts.length > 1,
  old_post: ({ oldPosts }) => oldPosts.length > 0,
  five_posts: ({ posts }) => posts >= ENOUGH_POSTS,
  draft: ({ drafts }) => drafts.length > 0,
  silent_pillar: ({ silentPillars }) => silentPillars.length > 0,
  storyless_pillar: ({ storylessPillars }) => storylessPillars.length > 0,
  bare_claim: ({ bareClaims }) => bareClaims.length > 0,
  unproved_value: ({ unstoriedValues }) => unstoriedValues.length > 0,
  unproved_offer: ({ offer, stories, hasOfferStory }) => offer !== '' && stories > 0 && !hasOfferStory,
  quiet_fortnight: ({ quietDays }) => quietDays !== null && quietDays >= FORTNIGHT_DAYS,
  planned_post: ({ nextPlanned }) => nextPlanned !== null,
  campaign: ({ campaign }) => campaign !== null,
  board_idea: ({ boardIdeas }) => boardIdeas > 0,
  low_checkin: ({ checkin }) => checkin !== null && checkin <= LOW_CHECKIN,
  high_checkin: ({ checkin }) => checkin !== null && checkin >= HIGH_CHECKIN,
  problem: ({ problem }) => problem !== '',
  untouched_struggle: ({ untouchedStruggles }) => untouchedStruggles.length > 0,
  value: ({ values }) => values.length > 0,
  two_values: ({ values }) => values.length > 1,
  client: ({ client }) => client !== '',
  offer: ({ offer }) => offer !== '',
  goal: ({ goal }) => goal !== '',
} as const satisfies Record<string, (facts: IdeaFacts) => boolean>

export type Need = keyof typeof NEEDS | `season:${SeasonId}`

/** Whether the data has what an idea needs. */
export function holds(need: Need, facts: IdeaFacts): boolean {
  if (need.startsWith('season:')) return facts.seasons.some(({ id }) => `season:${id}` === need)
  return NEEDS[need as keyof typeof NEEDS](facts)
}
