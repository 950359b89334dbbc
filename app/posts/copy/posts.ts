import { readOnlyText } from '#app/billing/copy/read-only.ts'
import type { DraftKind } from '#core/posts/drafts/types.ts'

/** What a refused post says. */
export const POST_REFUSALS: Readonly<
  Record<'read_only' | 'not_found' | 'not_editable' | 'needs_press', string>
> = {
  read_only: readOnlyText,
  not_found: 'This post no longer exists. It may have been deleted in another window.',
  not_editable:
    'This post is published or about to be, so you can’t edit it. Copy your changes into a new post.',
  needs_press: 'This post is approved or scheduled, so changes aren’t saved until you select Save post.',
}

/** Why there is no text to offer. */
export const DRAFT_REFUSALS: Readonly<Record<'read_only' | 'nothing_to_say', string>> = {
  read_only: readOnlyText,
  nothing_to_say:
    'There’s nothing to start from yet. Write a first line, start from a story, or tell us about your brand.',
}

/** What is said when no version is better than what stands there. */
export const NOTHING_BETTER: Readonly<Record<DraftKind, string>> = {
  draft: 'We have no better draft to offer, so your text stays as it is. This didn’t use a credit.',
  rewrite: 'We have no better wording to offer, so your text stays as it is. This didn’t use a credit.',
  shorten:
    'We can’t shorten this without losing something, so your text stays as it is. This didn’t use a credit.',
  more_like_me:
    'We have nothing that sounds more like you, so your text stays as it is. This didn’t use a credit.',
}

/** Why a template or a hashtag set was not kept or removed. */
export const TEMPLATE_REFUSALS: Readonly<
  Record<'read_only' | 'limit_reached' | 'not_found' | 'name_taken', string>
> = {
  name_taken: 'Another one has this name by now. Rename or delete it first.',
  read_only: readOnlyText,
  limit_reached: 'You’ve reached the limit of 100. Delete one you no longer use.',
  not_found: 'This no longer exists. It may have been deleted in another window.',
}

/** Words of the editor and the list of posts. */
export const POST_TEXTS = {
  listTitle: 'Posts',
  listDescription: 'All your posts, newest first, with their alignment scores.',
  emptyTitle: 'No posts yet',
  empty:
    'Start from a story and we’ll draft the post for your platform. You’ll see how closely it matches your brand as you write.',
  nothingFound: 'No posts found',
  noFoundation: 'We can’t score posts until you tell us about your brand. Answer five questions to start.',
  someFoundation:
    'Your foundation has gaps, so parts of this score aren’t rated yet. Each answer makes it more accurate.',
  revoked: {
    title: 'You can’t edit this post any more',
    text: 'Your permission or the plan of this workspace has changed. Your text is still here: copy it, or ask the owner.',
  },
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
      text: `${posts(schedule.failed)} couldn’t be published in the last 14 days.`,
      action: 'See why',
    },
    {
      kind: 'missed',
      count: schedule.missed,
      text: `${posts(schedule.missed)} missed the scheduled time in the last 14 days.`,
      action: 'Schedule again',
    },
    {
      kind: 'unconfirmed',
      count: schedule.unconfirmed,
      text: `${posts(schedule.unconfirmed)} waiting for you to confirm.`,
      action: 'Confirm',
    },
  ].flatMap(({ count, ...row }) => (count > 0 ? [{ ...row, href }] : []))
}
