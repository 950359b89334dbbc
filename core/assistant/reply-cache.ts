import { MINUTE_MS } from '../shared/time.ts'

/** How long a reply is given again without asking, and by how much of the message. */
export const REPLY_CACHE = { freshMs: 2 * MINUTE_MS, characters: 50 } as const

/** The key of a reply: the user and the first 50 characters of the message. */
export function replyCacheKey(userId: string, message: string): string {
  return `assistant_reply_${userId}_${message.trim().slice(0, REPLY_CACHE.characters)}`
}

/** Whether a reply kept at that time (milliseconds) may still be given; one from the future may not. */
export function isReplyFresh(keptAt: number, now: number): boolean {
  const age = now - keptAt
  return age >= 0 && age < REPLY_CACHE.freshMs
}
