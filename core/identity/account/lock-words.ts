import { waitInWords } from '../../shared/wait-words.ts'
import type { AuthMode } from './auth-mode.ts'

/** What a locked form says besides; apart from the other sentences, which no script of the forms needs. */
export const LOCK_WORDS = {
  useGoogle: 'Use Google Instead',
  lockOver: 'You can try again now.',
} as const

/** 'Rate limit exceeded. …' with the wait (in milliseconds) in words; names the other way in only where there is one. */
export function rateLimitMessage(
  waitMs: number,
  { mode, hasSocial }: { mode: AuthMode; hasSocial: boolean },
): string {
  const wait = waitInWords(waitMs / 1000)
  if (!hasSocial) return `Rate limit exceeded. Please try again in ${wait}.`
  const social = mode === 'sign-up' ? 'social sign-up' : 'social login'
  return `Rate limit exceeded. Please try again in ${wait}, or use ${social} instead.`
}
