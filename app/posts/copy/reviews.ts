import { readOnlyText } from '#app/billing/copy/read-only.ts'
import type { ReviewState } from '#core/posts/approval/approval.ts'

/** The same in a word or two. */
export const REVIEW_LABELS: Readonly<Record<ReviewState, string>> = {
  none: 'Not asked',
  waiting: 'Waiting',
  approved: 'Approved',
  sent_back: 'Changes requested',
  changed: 'Post changed',
  over: 'Expired',
  more: 'Another approval needed',
}

/** Where a request stands, in a sentence. */
export const REVIEW_STATES: Readonly<Record<ReviewState, string>> = {
  none: 'You haven’t asked for approval yet.',
  waiting: 'It won’t be published until someone approves it.',
  approved: 'This text and its pictures are approved.',
  sent_back: 'Make the changes, then ask again.',
  changed:
    'The text or its pictures have changed since they were reviewed, so the post needs approving again.',
  over: 'The request is over 30 days old. Ask again.',
  more: 'The post goes through another step before it’s approved. Ask for it.',
}

/** Why something about a review was refused. */
export const REVIEW_REFUSALS = {
  read_only: readOnlyText,
  not_found: 'This post no longer exists. It may have been deleted in another window.',
  not_possible:
    'There’s nothing to approve. The post is empty, published or about to be, or it doesn’t need approval.',
  not_allowed: 'Your role doesn’t allow this, or you asked for this approval yourself.',
  over: 'Someone has already decided, or the post has changed. Here’s the latest version.',
  say_why: 'Say what needs changing.',
} as const

/** What a client's page says once there is nothing to decide. */
export const CLIENT_TEXTS: Readonly<Record<Exclude<ReviewState, 'waiting' | 'none' | 'more'>, string>> = {
  approved: 'This post is approved. You don’t need to do anything else.',
  sent_back: 'You’ve asked for changes. You’ll get a new link when the post is ready.',
  changed: 'The post has changed since you were sent this link. Ask the person who sent it for a new one.',
  over: 'This link is over 30 days old. Ask the person who sent it for a new one.',
}

/** What comes after the approval of a step that was not the last. */
export const NEXT_STEP_TEXTS = {
  inside: 'It now waits for the next step',
  client: 'Now it’s the client’s turn',
} as const
