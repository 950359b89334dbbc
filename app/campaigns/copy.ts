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
      return 'This campaign is no longer there. It may have been deleted in another window.'
    case 'not_from_here':
      return 'This campaign was moved on in another window. Here is where it stands now.'
    case 'post_moved':
      return 'This post has moved in the meantime. Choose again from the list as it is now.'
    case 'campaign_limit_reached':
      return `Your plan begins ${refusal.limit} campaigns a month, and this month’s are taken. The next ones can begin on ${formatDate(refusal.resetsAt, timeZone)}, or at once on a plan without a limit.`
  }
}

export const CAMPAIGNS_NOT_IN_PLAN =
  'Campaigns are part of Pro. Those you have stay here to read; on Pro you can work on them again.'

/** What an undo that came too late says. */
export const CAMPAIGN_RESTORE_TOO_LATE = 'This can no longer be undone: deleted things are kept for a day.'

/** How many campaigns can still begin this month, before the limit bites. */
export function allowanceText(allowance: { limit: number | null; begun: number; month: string }): string {
  const { limit, begun, month } = allowance
  if (limit === null) return 'As many campaigns as you like on your plan'
  return `${Math.max(0, limit - begun)} of ${limit} new campaigns left in ${month}`
}

/** What the button to each state says, by where the campaign stands. */
export const CAMPAIGN_MOVES = {
  draft: { active: 'Start campaign' },
  active: { held: 'Hold', completed: 'Complete' },
  held: { active: 'Go on', completed: 'Complete' },
  completed: { active: 'Open again' },
} as const

/** What each state means for the founder. */
export const CAMPAIGN_STATUS_NOTES = {
  draft: 'Nobody sees it yet. Start it when the first post is ready.',
  active: 'It is running.',
  held: 'It waits. Its posts stay as they are.',
  completed: 'It is over. What it brought stays here.',
} as const

export const CAMPAIGN_TEXTS = {
  title: 'Campaigns',
  description: 'One offer, one stretch of days, and every post that leads there.',
  emptyTitle: 'A campaign is a promise with dates',
  empty:
    'Most offers are mentioned once and then forgotten. Name what you want people to do, choose the first and the last day, and put the posts that lead there side by side: you will see at once what is missing.',
  example:
    'Autumn bread course, 4 to 18 October. Ten places. Four posts: why I teach it, what goes wrong, a pupil’s loaf, last two places.',
} as const
