import { err, ok, type Result } from '../../shared/result.ts'
import { sanitiseReferralCode } from '../../shared/sanitise/values.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '../password.ts'
import { isEmail, normaliseEmail } from './email.ts'
import { cleanName } from './name.ts'

/** The last checks before the database, for whoever calls the services without a form. */
export const SERVICE_MESSAGES = {
  signUp: 'Please check your input and try again',
  signIn: 'Please check your credentials and try again',
} as const

export interface SignUpFacts {
  readonly email: string
  readonly password: string
  readonly name: string
  readonly referralCode: string | null
}

/** An address with an at sign, a password of at least 8 characters, a name that is not blank; cleaned, or refused. */
export function checkSignUp(input: {
  email?: unknown
  password?: unknown
  name?: unknown
  referralCode?: unknown
}): Result<SignUpFacts, 'invalid_input'> & { message?: string } {
  const email = normaliseEmail(input.email)
  const name = cleanName(input.name)
  const password = readPassword(input.password)
  if (!isEmail(email) || name === '' || [...password].length < PASSWORD_MIN) {
    return err('invalid_input', { message: SERVICE_MESSAGES.signUp })
  }
  return ok({ email, password, name, referralCode: sanitiseReferralCode(input.referralCode) || null })
}

/** An address with an at sign and any password; cleaned, or refused. */
export function checkSignIn(input: {
  email?: unknown
  password?: unknown
}): Result<{ email: string; password: string }, 'invalid_input'> & { message?: string } {
  const email = normaliseEmail(input.email)
  const password = readPassword(input.password)
  if (!email.includes('@') || password === '')
    return err('invalid_input', { message: SERVICE_MESSAGES.signIn })
  return ok({ email, password })
}

/** As typed: passwords are never trimmed or cut, and what is too long to hash counts as none. */
function readPassword(input: unknown): string {
  return typeof input === 'string' && input.length <= PASSWORD_MAX ? input : ''
}
