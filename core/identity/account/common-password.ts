import { COMMON_PASSWORDS } from './common-password-list.ts'

let known: ReadonlySet<string> | null = null

/**
 * Is the password one that guessers try first? Capitals do not help, nor do full-width letters or an exclamation mark
 * at the end: guessers try those as well. The list is read on first use.
 */
export function isCommonPassword(password: string): boolean {
  if (typeof password !== 'string' || password.length > 100) return false
  known ??= new Set(COMMON_PASSWORDS.trim().split(/\s+/))
  const plain = password.normalize('NFKC').toLowerCase()
  return known.has(plain) || known.has(plain.replace(/[!.?*#$]+$/, ''))
}
