import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from '../shared/time.ts'

/** What a mailed link or code is for. */
export const TOKEN_PURPOSES = [
  'magic_link',
  'password_reset',
  'email_confirmation',
  'email_change',
  'team_invite',
  'newsletter',
] as const

export type TokenPurpose = (typeof TOKEN_PURPOSES)[number]

const LIFETIMES_MS: Readonly<Record<TokenPurpose, number>> = {
  // What signs somebody in lives ten minutes at most: mail is read by others, too.
  magic_link: 10 * MINUTE_MS,
  password_reset: 10 * MINUTE_MS,
  email_change: 10 * MINUTE_MS,
  email_confirmation: 24 * HOUR_MS,
  team_invite: 7 * DAY_MS,
  newsletter: 7 * DAY_MS,
}

/** Milliseconds from making to ending; 0 for a purpose that does not exist. */
export function tokenLifetimeMs(purpose: TokenPurpose): number {
  return Object.hasOwn(LIFETIMES_MS, purpose) ? LIFETIMES_MS[purpose] : 0
}

/** When a token made now ends. */
export function tokenExpiresAt(purpose: TokenPurpose, now: Date): Date {
  return addMs(now, tokenLifetimeMs(purpose))
}

/** Tries at the 6-digit code that goes with a link, for the browser that did not ask for it. */
export const CODE_TRIES = 5
