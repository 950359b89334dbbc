import { readOnlyText } from '#app/billing/copy/read-only.ts'
import type { HolidayRegion } from '#core/shared/bank-holidays.ts'
import { formatDate } from '#core/shared/time.ts'

type PlainRefusal = 'read_only' | 'not_in_plan' | 'not_found' | 'not_from_here' | 'post_moved' | 'past'

/** What a refused campaign says. `resetsAt` is when the month's count begins anew, `timeZone` that of the workspace. */
export function campaignRefusal(
  refusal: { reason: PlainRefusal } | { reason: 'campaign_limit_reached'; limit: number; resetsAt: Date },
  timeZone: string,
): string {
  switch (refusal.reason) {
    case 'read_only':
      return readOnlyText
    case 'not_in_plan':
      return CAMPAIGNS_NOT_IN_PLAN
    case 'not_found':
      return 'This campaign no longer exists. It may have been deleted in another window.'
    case 'not_from_here':
      return 'This campaign was changed in another window. Here’s its latest status.'
    case 'past':
      return 'That would put a post on a day that’s over. Choose a later day.'
    case 'post_moved':
      return 'This post was moved in another window. Choose again from the updated list.'
    case 'campaign_limit_reached':
      return `Your plan includes ${refusal.limit} new campaigns a month and you’ve used them. Start the next on ${formatDate(refusal.resetsAt, timeZone)}, or upgrade.`
  }
}

export const CAMPAIGNS_NOT_IN_PLAN =
  'Campaigns are part of Pro. You can still read the ones you have. Upgrade to Pro to work on them again.'

/** What an undo that came too late says. */
export const CAMPAIGN_RESTORE_TOO_LATE = 'It’s too late to undo this. We keep deleted items for 30 days.'

/** How many campaigns can still begin this month, before the limit bites. */
export function allowanceText(allowance: { limit: number | null; begun: number; month: string }): string {
  const { limit, begun, month } = allowance
  if (limit === null) return 'Your plan includes unlimited campaigns'
  return `${Math.max(0, limit - begun)} of ${limit} new campaigns left in ${month}`
}

/** What the button to each state says, by where the campaign stands. */
export const CAMPAIGN_MOVES = {
  draft: { active: 'Start campaign' },
  active: { held: 'Pause', completed: 'Complete' },
  held: { active: 'Resume', completed: 'Complete' },
  completed: { active: 'Reopen' },
} as const

/** What each state means for the founder. */
export const CAMPAIGN_STATUS_NOTES = {
  draft: 'Not started yet. Start it when the first post is ready.',
  active: 'This campaign is running.',
  held: 'Paused. Nothing of it goes out until you resume it.',
  completed: 'Finished. Its posts stay here.',
} as const

export const CAMPAIGN_TEXTS = {
  title: 'Campaigns',
  description: 'One offer, a start and end date, and the posts that promote it.',
  layOut: 'Five answers, and each post has its day, its part and a first draft from your stories.',
  emptyTitle: 'Plan your first campaign',
  empty:
    'Name your offer, choose your dates and add the posts that promote it. You’ll see at a glance what’s missing.',
  example:
    'Autumn bread course, 4 to 18 October. Ten places. Four posts: why I teach it, what goes wrong, a pupil’s loaf, last two places.',
} as const

export const PLAN_TEXTS = {
  title: 'Lay out a campaign',
  description:
    'Five answers, and each post has its day, its part and a first draft from your stories. Change all of it afterwards.',
  full: 'You can still change your campaigns from this month.',
  noStories:
    'You haven’t added a story yet, so the drafts will be made from your brand foundation alone. One story makes them sound like you.',
  link: 'A page or a payment link of yours. Posts that ask for something will carry it, and we count who follows it.',
  keyDate: 'The launch, the event, the last day to buy, or the first day of one that always runs.',
  preview:
    'Nothing is saved yet. Create the campaign to keep these as drafts. Nothing goes out until you’ve scheduled it.',
  leftOut: {
    past: 'its day is already over.',
    week_full: 'the week has as many posts as your strategy allows.',
  },
} as const

export const REGION_LABELS: Readonly<Record<HolidayRegion, string>> = {
  'england-and-wales': 'England and Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
  ireland: 'Ireland',
  none: 'None',
}

export const RESULT_TEXTS = {
  formula:
    'Posts out: posts of this campaign that are published. People: each person who followed one of its links, counted once an hour and link; machines (previews, scanners, search engines) are counted apart. Got in touch: people whose first touch was a post or link of this campaign. Won by first touch: won deals of those people. Won by last touch: won deals whose last touch before they were won was this campaign. The two count the same deals, so they’re never added up.',
} as const

const LEFT_TEXTS: Readonly<Record<string, string>> = {
  past: 'its time is over. Choose another.',
  text: 'its text is too long for its account.',
  pictures: 'its pictures don’t suit its account.',
  privacy: 'choose who may see it.',
  quiet: 'its time lies in your quiet hours.',
  platform_limit_reached: 'your plan has no room for another platform.',
  account_gone: 'its account is no longer connected.',
}

/** Why a post was not scheduled with the others of its campaign. */
export function leftText(reason: string): string {
  return LEFT_TEXTS[reason] ?? 'schedule it yourself to see what’s in the way.'
}
