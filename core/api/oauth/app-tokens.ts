import { MINUTE_MS } from '../../shared/time.ts'

/** Seconds that an access token lives: so long works a stolen one at most. */
export const ACCESS_SECONDS = 15 * 60

/** Seconds in which a code has to be traded. */
export const CODE_SECONDS = 60

/** Days that a refresh token waits for its next use. */
export const REFRESH_DAYS = 60

/** Milliseconds in which a refresh token may come again: its answer was lost, or two windows asked at once. */
export const FORGIVEN_MS = MINUTE_MS / 2

/** What each kind begins with, so that leaked ones are recognised. */
export const APP_PREFIXES = { code: 'bhc_', access: 'bha_', refresh: 'bhr_' } as const

const BEARER = /^Bearer +(bha_[\w-]{43})$/i

/** The access token of an Authorization header; null where it holds none. */
export function readAccessToken(header: string | null): string | null {
  return BEARER.exec(header?.trim() ?? '')?.[1] ?? null
}

/** What becomes of a refresh token that comes: traded, traded again for the same, or a sign that it was stolen. */
export function refreshFate(
  { usedAt, expiresAt }: { readonly usedAt: Date | null; readonly expiresAt: Date },
  now: Date,
): 'trade' | 'again' | 'stolen' | 'over' {
  if (usedAt === null) return expiresAt > now ? 'trade' : 'over'
  return now.getTime() - usedAt.getTime() <= FORGIVEN_MS ? 'again' : 'stolen'
}

/** A verifier as PKCE writes it (RFC 7636). */
export function isVerifier(text: string): boolean {
  return /^[\w.~-]{43,128}$/.test(text)
}
