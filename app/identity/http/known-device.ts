import { findKnownDevice, knowDevice } from '#app/identity/services/sessions/know-device.ts'
import { readCookie, secretCookieName, writeCookie } from '#app/platform/http/cookies.ts'
import { services } from '#app/platform/http/services.ts'

const NAME = 'known_device'
const DAYS_90 = 90 * 24 * 60 * 60

const sealedOf = (request: Request) => readCookie(request, secretCookieName(NAME))

/** The name of this browser where it has signed in to the account of an email address before; else undefined. */
export function knownDevice(request: Request, email: string): string | undefined {
  return findKnownDevice(services(), { sealed: sealedOf(request), email }) ?? undefined
}

/** The cookie that makes this browser known to an account it has just signed in to. */
export async function knownDeviceCookie(request: Request, userId: string): Promise<string | null> {
  const sealed = await knowDevice(services(), { sealed: sealedOf(request), userId })
  return sealed && writeCookie(secretCookieName(NAME), sealed, { maxAge: DAYS_90 })
}
