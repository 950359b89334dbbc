import { SESSION_MESSAGES } from '#core/identity/session.ts'
import { SECOND_STEP_REFUSALS } from './identity.ts'

/**
 * What the sign-in page says of how somebody came there, by the word in its address. The address brings the word alone: a
 * text in it could be anybody's, on a page of ours.
 */
const SIGN_IN_NOTICES = {
  'session-ended': SESSION_MESSAGES.none,
  'session-not-refreshed': SESSION_MESSAGES.refreshFailed,
  'second-step-over': SECOND_STEP_REFUSALS.over,
  'google-cancelled': 'You didn’t continue with Google. Nothing has changed.',
  'sign-in-first': 'Please sign in first.',
} as const

export type SignInNotice = keyof typeof SIGN_IN_NOTICES

/** The text of `?message=`; null for a word that is none of ours. */
export function signInNotice(word: string | null): string | null {
  return word !== null && Object.hasOwn(SIGN_IN_NOTICES, word) ? SIGN_IN_NOTICES[word as SignInNotice] : null
}

/** The sign-in page with a word of how one came there. */
export function signInSaying(notice: SignInNotice, query: Readonly<Record<string, string>> = {}): string {
  return `/auth?${new URLSearchParams({ message: notice, ...query })}`
}
