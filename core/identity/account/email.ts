import { sanitiseEmail } from '../../shared/sanitise/values.ts'

/** The longest address that mail can carry. */
export const EMAIL_MAX = 254

/**
 * The form in which an address is stored and compared: compatibility forms folded (NFKC, so that a full-width
 * look-alike is not a second account), trimmed, lower-cased, at most 254 characters. Idempotent; '' for non-strings.
 */
export function normaliseEmail(input: unknown): string {
  if (typeof input !== 'string' || input.length > 4096) return ''
  // Lower-casing can undo a fold and folding can bring capitals; a second round settles both.
  const once = sanitiseEmail(input.normalize('NFKC')).normalize('NFKC')
  return sanitiseEmail(once)
}

/** Text, @, text, dot, text, no spaces, and not too long to be mailed to. */
export function isEmail(input: unknown): boolean {
  if (typeof input !== 'string' || input.length > 4096) return false
  // Looked at as it will be stored: folding may lengthen it, or bring an @ or a space to light.
  const email = input.normalize('NFKC').trim()
  return email.length <= EMAIL_MAX && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && !/\p{Cc}/u.test(email)
}
