import { addDays, MINUTE_MS } from '../shared/time.ts'

/** What every token begins with, so that one that leaked is recognised by scanners of secrets. */
export const TOKEN_PREFIX = 'bhk_'

/** Living tokens of one person in one workspace. */
export const MOST_TOKENS = 20

/** Days that a token may live. */
export const TOKEN_DAYS = [30, 90, 365] as const

export type TokenDays = (typeof TOKEN_DAYS)[number]

export const USUAL_TOKEN_DAYS: TokenDays = 90

/** Characters of a token that are kept and shown: its prefix and six of 43, which leaves 222 random bits. */
const SHOWN = TOKEN_PREFIX.length + 6

const TOKEN = /^bhk_[\w-]{43}$/

const BEARER = /^Bearer +(\S{1,200})$/i

/** A token from 32 random bytes in base64url. */
export function tokenFrom(secret: string): string {
  return `${TOKEN_PREFIX}${secret}`
}

/** The first characters of a token, by which people recognise it. */
export function tokenBeginning(token: string): string {
  return token.slice(0, SHOWN)
}

/** When a token made now ends. */
export function tokenExpiresAt(days: TokenDays, now: Date): Date {
  return addDays(now, days)
}

/** What an Authorization header says: a token, none at all, or something that cannot be one. */
export function readBearer(header: string | null): { token: string } | 'absent' | 'malformed' {
  if (header === null || header.trim() === '') return 'absent'
  const given = BEARER.exec(header.trim())?.[1] ?? ''
  return TOKEN.test(given) ? { token: given } : 'malformed'
}

/** Is a use to be written down? Once a minute at most, so that a busy token costs no write for each call. */
export function shouldNoteUse(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= MINUTE_MS
}
