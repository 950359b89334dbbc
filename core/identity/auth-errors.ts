import { readFailure } from '../shared/failures/read-failure.ts'

export interface AuthError {
  readonly message: string
  readonly code: string
}

/**
 * From the most telling to the least: the first match wins. A failure matches by its text or by carrying the code
 * itself.
 */
const TABLE: readonly (AuthError & { readonly cause: RegExp })[] = [
  {
    code: 'invalid_credentials',
    cause: /invalid (?:login )?credentials/i,
    message: 'Invalid email or password. Please check your credentials.',
  },
  {
    code: 'user_exists',
    cause: /already registered|already exists/i,
    message: 'An account with this email already exists. Please sign in instead.',
  },
  {
    code: 'email_not_confirmed',
    cause: /email not confirmed/i,
    message: 'Please check your email and confirm your account before signing in.',
  },
  {
    code: 'rate_limit',
    cause: /too many|rate limit/i,
    message: 'Too many attempts. Please wait a moment before trying again.',
  },
  {
    code: 'weak_password',
    cause: /weak password|password (?:is )?too weak/i,
    message: 'Password must be at least 8 characters long.',
  },
  { code: 'invalid_email', cause: /invalid email/i, message: 'Please enter a valid email address.' },
]

/** The sentence and the code for a failed sign-in or sign-up; otherwise its own message (or 'Unknown error'). */
export function mapAuthError(failure: unknown): AuthError {
  const { message, status, code } = readFailure(failure)
  const row =
    TABLE.find(each => each.code === code) ??
    TABLE.find(each => each.cause.test(message)) ??
    TABLE.find(each => each.code === 'rate_limit' && status === 429)
  if (row) return { message: row.message, code: row.code }
  return { message: message.trim() === '' ? 'Unknown error' : message, code: 'unknown' }
}
