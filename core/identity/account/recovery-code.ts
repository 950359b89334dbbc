/** Codes given out at once; each opens the account one time when the phone is gone. */
export const RECOVERY_CODES = 10

/** Without the letters and digits that are read as one another: i, l, o, 0, 1. 31 of them give 49 bits in 10 places. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * A recovery code like 'k7m2p-x9qwr' from random bytes (chance comes from outside; 40 are plenty). Bytes that would
 * make some letters likelier than others are passed over; throws a RangeError when too few are left.
 */
export function recoveryCodeFrom(bytes: Uint8Array): string {
  const fair = 256 - (256 % ALPHABET.length)
  const letters = [...bytes]
    .filter(byte => byte < fair)
    .slice(0, 10)
    .map(byte => ALPHABET[byte % ALPHABET.length])
  if (letters.length < 10) throw new RangeError('Too few random bytes for a recovery code')
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

/** A typed recovery code as it was given out: spaces, hyphens and capitals do not matter. Null when it cannot be one. */
export function readRecoveryCode(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > 64) return null
  const letters = input.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '')
  if (letters.length !== 10 || [...letters].some(letter => !ALPHABET.includes(letter))) return null
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}
