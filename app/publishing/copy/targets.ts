import type { AttemptAction, AttemptAnswer } from '#core/publishing/attempts.ts'
import type { Network } from '#core/publishing/networks.ts'
import type { TargetState } from '#core/publishing/states.ts'
import type { Verified } from '#core/publishing/verified.ts'

/** What reading a published post back found. */
export const VERIFIED_TEXTS: Readonly<Record<Verified, string>> = {
  same: 'The published text matches your post',
  different: 'The published text differs from your post',
  gone: 'This post is no longer on your account',
}

/** Networks that let nobody read published posts, so that nothing is ever compared. */
export const UNCHECKED_TEXTS: Partial<Readonly<Record<Network, string>>> = {
  linkedin: 'LinkedIn doesn’t let us check the published text.',
}

/** What came of a call to a platform. */
export const ANSWER_TEXTS: Readonly<Record<AttemptAnswer, string>> = {
  published: 'Published',
  unsent: 'Nothing published',
  unknown: 'No clear reply',
  found: 'Found on your account',
  not_found: 'Not on your account',
  cannot_tell: 'Couldn’t check',
  ready: 'Ready',
  working: 'Not ready yet',
}

/** What we did. */
export const ACTION_TEXTS: Readonly<Record<AttemptAction | 'arrange', string>> = {
  prepare: 'Uploaded pictures or video',
  arrange: 'Prepared the post',
  send: 'Sent',
  look_up: 'Checked your account',
}

/** A refused post whose other accounts have it cannot be moved: it is scheduled again for this one. */
export const SCHEDULE_AGAIN = 'Change the text, then schedule it again for this account only.'

/** What to do about a thread that stopped on its way, or a first comment that is missing. */
export const RESUME_ADVICE = 'Press Resume to send the rest, or post it yourself.'

/** What stands beside a state that needs no reason. */
export const STATE_NOTES: Partial<Readonly<Record<TargetState, string>>> = {
  prepared: 'We’ll publish this for you at its time.',
  sending: 'We’re sending it now.',
}
