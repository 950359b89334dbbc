import {
  type AfterReset,
  readAfterReset,
  sealAfterReset,
} from '#app/identity/services/passkeys/read-after-reset.ts'
import { readCookie, secretCookieName, writeCookie } from '#app/platform/http/cookies.ts'
import { services } from '#app/platform/http/services.ts'

const NAME = 'after_reset'
const PATIENCE = 10 * 60

/** Lets this browser look after the passkeys of the account whose password it has just reset. */
export function afterResetCookie(userId: string): string {
  return writeCookie(secretCookieName(NAME), sealAfterReset(services(), { userId }), { maxAge: PATIENCE })
}

/** The account whose password this browser has just reset; null when there is none, or it is over. */
export async function afterResetOf(request: Request): Promise<AfterReset | null> {
  const sealed = readCookie(request, secretCookieName(NAME))
  return sealed ? readAfterReset(services(), sealed) : null
}

/** The headers that end it. */
export function endAfterReset(): Headers {
  return new Headers({ 'Set-Cookie': writeCookie(secretCookieName(NAME), '', { maxAge: 0 }) })
}
