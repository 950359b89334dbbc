import { MINUTE_MS } from '../shared/time.ts'

/** What a mail server said to one reply. */
export type SmtpAnswer =
  | { readonly kind: 'sent' }
  /** It will not take it, now or later. */
  | { readonly kind: 'refused'; readonly detail: string }
  /** Nothing of it was taken: another try may help. */
  | { readonly kind: 'later'; readonly detail: string }
  /** The text went out and no answer came: it may have arrived. */
  | { readonly kind: 'unclear'; readonly detail: string }

/** Tries of one reply, and the waits between them in minutes: four hours in all. */
export const MOST_TRIES = 5
const WAITS = [1, 5, 30, 200] as const

/** What somebody reads when nobody can tell whether their reply arrived. */
export const UNCLEAR_PROBLEM =
  'The connection broke while the message was being sent, so it may have arrived. Look in your sent mail before you send it again.'

/**
 * What becomes of a reply after its `tries`th try: it is never sent a second time unless it is certain that the first was
 * not taken.
 */
export function weighReply(
  answer: SmtpAnswer,
  tries: number,
): { state: 'sent' | 'failed'; problem: string } | { state: 'waiting'; waitMs: number; problem: string } {
  switch (answer.kind) {
    case 'sent':
      return { state: 'sent', problem: '' }
    case 'refused':
      return { state: 'failed', problem: `Your mail server refused it: ${answer.detail}` }
    case 'unclear':
      return { state: 'failed', problem: UNCLEAR_PROBLEM }
    case 'later': {
      const wait = WAITS[tries - 1]
      const problem = `Your mail server couldn’t be reached: ${answer.detail}`
      if (tries >= MOST_TRIES || wait === undefined) return { state: 'failed', problem }
      return { state: 'waiting', waitMs: wait * MINUTE_MS, problem }
    }
  }
}
