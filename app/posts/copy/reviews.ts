import { readOnlyText } from '#app/billing/copy.ts'
import type { ReviewState } from '#core/posts/approval/approval.ts'

/** The same in a word or two. */
export const REVIEW_LABELS: Readonly<Record<ReviewState, string>> = {
  none: 'Not asked',
  waiting: 'Waiting',
  approved: 'Approved',
  sent_back: 'Sent back',
  changed: 'Changed since',
  over: 'Too old',
}

/** Where a request stands, in a sentence. */
export const REVIEW_STATES: Readonly<Record<ReviewState, string>> = {
  none: 'Nobody has been asked yet.',
  waiting: 'Nothing goes out until somebody has said yes.',
  approved: 'Approved: this text may go out as it is.',
  sent_back: 'Sent back: see what should change, then ask again.',
  changed: 'The text has changed since it was looked at, so it needs a new yes.',
  over: 'The request is older than 30 days. Ask again.',
}

/** Why something about a review was refused. */
export const REVIEW_REFUSALS = {
  read_only: readOnlyText,
  not_found: 'This post is no longer there. It may have been deleted in another window.',
  not_possible:
    'There is nothing to approve: the post is empty, out, or on its way, or no yes is needed here.',
  not_allowed: 'Your role in this workspace does not allow this, or it was you who asked.',
  over: 'This was decided already, or the text has changed meanwhile. Here it is as it stands now.',
  say_why: 'Say what should change, in a sentence, so that it can be changed.',
} as const

/** What a client's page says once there is nothing to decide. */
export const CLIENT_TEXTS: Readonly<Record<Exclude<ReviewState, 'waiting' | 'none'>, string>> = {
  approved: 'This post was approved. There is nothing more to do.',
  sent_back: 'This post was sent back with what should change. You will get a new link when it is ready.',
  changed: 'The text has changed since this link was made. Ask whoever sent it for a new one.',
  over: 'This link is older than 30 days. Ask whoever sent it for a new one.',
}
