import { readCookie, writeCookie } from '#app/platform/http/cookies.ts'
import { isEmail } from '#core/identity/account/email.ts'
import { cleanName } from '#core/identity/account/name.ts'

const EMAIL = 'signup_email'
const NAME = 'signup_name'
const WEEK = 7 * 24 * 60 * 60

/** What this browser's visitor has told us in a form of the public site; each null where they have not. */
export interface KnownVisitor {
  readonly name: string | null
  readonly email: string | null
}

/** The cookies that fill in the next form that asks. They last a week, or as many seconds as are given. */
export function knownVisitorHeaders(
  { email, name }: { readonly email: string; readonly name?: string | undefined },
  maxAge = WEEK,
): Headers {
  const headers = new Headers({ 'Set-Cookie': writeCookie(EMAIL, email, { maxAge }) })
  const called = cleanName(name)
  if (called !== '') headers.append('Set-Cookie', writeCookie(NAME, called, { maxAge }))
  return headers
}

/** Anybody may have written it: what is no name or no address counts as nothing. */
export function readKnownVisitor(request: Request): KnownVisitor {
  const email = readCookie(request, EMAIL)
  return { email: isEmail(email) ? email : null, name: cleanName(readCookie(request, NAME)) || null }
}
