import { readOnlyText } from '#app/billing/copy.ts'
import { formatDate } from '#core/shared/time.ts'

type PlainRefusal = 'read_only' | 'not_in_plan' | 'not_found' | 'not_from_here' | 'post_moved'

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
    case 'post_moved':
      return 'This post was moved in another window. Choose again from the updated list.'
    case 'campaign_limit_reached':
      return `Your plan includes ${refusal.limit} new campaigns a month and you’ve used them. Start the next on ${formatDate(refusal.resetsAt, timeZone)}, or upgrade.`
  }
}

export const CAMPAIGNS_NOT_IN_PLAN =
  'Campaigns are part of Pro. You can still read the ones you have. Upgrade to Pro to work on them again.'

/** What an undo that came too late says. */
export const CAMPAIGN_RESTORE_TOO_LATE = 'It’s too late to undo this. We keep deleted items for 24 hours.'

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
  held: 'Paused. Its posts haven’t changed.',
  completed: 'Finished. Its posts stay here.',
} as const

export const CAMPAIGN_TEXTS = {
  title: 'Campaigns',
  description: 'One offer, a start and end date, and the posts that promote it.',
  emptyTitle: 'Plan your first campaign',
  empty:
    'Name your offer, choose your dates and add the posts that promote it. You’ll see at a glance what’s missing.',
  example:
    'Autumn bread course, 4 to 18 October. Ten places. Four posts: why I teach it, what goes wrong, a pupil’s loaf, last two places.',
} as const
