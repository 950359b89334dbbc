import { readOnlyText } from '#app/billing/copy.ts'

/** What a refused post says. */
export const POST_REFUSALS: Readonly<
  Record<'read_only' | 'not_found' | 'not_editable' | 'needs_press', string>
> = {
  read_only: readOnlyText,
  not_found: 'This post is no longer there. It may have been deleted in another window.',
  not_editable:
    'This post is out or on its way, so its text stays as it is. Copy what you changed into a new post.',
  needs_press: 'This post is approved or has a date, so it changes only when you press Save post.',
}

/** Why there is no text to offer. */
export const DRAFT_REFUSALS: Readonly<Record<'read_only' | 'nothing_better' | 'nothing_to_say', string>> = {
  read_only: readOnlyText,
  nothing_better:
    'Every other version we found sounds less like you or says the same, so we offer none. Yours is the better one.',
  nothing_to_say:
    'There is nothing to start from yet. Write a first line, start from a story, or tell us about your brand.',
}

/** Why a template or a hashtag set was not kept or removed. */
export const TEMPLATE_REFUSALS: Readonly<Record<'read_only' | 'limit_reached' | 'not_found', string>> = {
  read_only: readOnlyText,
  limit_reached: 'You keep 100 already. Delete one you no longer use, and this one fits.',
  not_found: 'It is no longer there. It may have been deleted in another window.',
}

/** Words of the editor and the list of posts. */
export const POST_TEXTS = {
  listTitle: 'Posts',
  listDescription: 'Everything you wrote, newest first, with how much each sounded like you.',
  emptyTitle: 'Nothing written yet',
  empty:
    'Start from a story and half the writing is done: the editor puts it in order for the place it goes to, and shows as you write how much it sounds like you.',
  nothingFound: 'No post matches',
  noFoundation:
    'Every number stays at 50 until we know your brand: there is nothing yet to hold your text against. Five answers are enough to begin.',
  someFoundation:
    'Your foundation has gaps, so parts of this score stay at 50. Each answer makes it sharper.',
} as const

/** The dashboard's rows for what went wrong in the schedule, or waits for a word: one for each kind that there is. */
export function scheduleTroubleRows(schedule: { failed: number; missed: number; unconfirmed: number }): {
  kind: string
  text: string
  href: string
  action: string
}[] {
  const posts = (count: number) => (count === 1 ? '1 post' : `${count} posts`)
  const href = '/app/content?tab=publish'
  return [
    {
      kind: 'failed',
      count: schedule.failed,
      text: `${posts(schedule.failed)} could not go out in the last 14 days.`,
      action: 'See why',
    },
    {
      kind: 'missed',
      count: schedule.missed,
      text: `${posts(schedule.missed)} missed the planned time in the last 14 days.`,
      action: 'Plan again',
    },
    {
      kind: 'unconfirmed',
      count: schedule.unconfirmed,
      text: `${posts(schedule.unconfirmed)} ${schedule.unconfirmed === 1 ? 'was' : 'were'} handed over. Out yet?`,
      action: 'Say so',
    },
  ].flatMap(({ count, ...row }) => (count > 0 ? [{ ...row, href }] : []))
}
