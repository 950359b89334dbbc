import { DEVICE_COOKIE_DAYS } from '#core/identity/known-device.ts'
import { newSecret } from '../secrets/secrets.ts'
import { findCookie, readCookie, secretCookieName, writeCookie } from './cookies.ts'

const DAY = 24 * 60 * 60
const SECRET = /^[\w-]{43}$/

/** The session secret this browser sent, or null when there is none of the right shape. */
export function readSessionSecret(request: Request): string | null {
  return sessionSecretIn(request.headers.get('Cookie') ?? '')
}

/** The same in the text of a Cookie header. */
export function sessionSecretIn(cookies: string): string | null {
  const value = findCookie(cookies, secretCookieName('session'))
  return value && SECRET.test(value) ? value : null
}

/** Hands a session to the browser: for 30 days when asked to remember, else until it closes (the server's hour holds anyway). */
export function sessionCookie(secret: string, remember: boolean): string {
  return writeCookie(secretCookieName('session'), secret, remember ? { maxAge: 30 * DAY } : {})
}

/** Takes the session away. */
export function clearSessionCookie(): string {
  return writeCookie(secretCookieName('session'), '', { maxAge: 0 })
}

/** The mark by which this browser is known again when somebody signs in, or null when it has none. */
export function readDeviceSecret(request: Request): string | null {
  const value = readCookie(request, secretCookieName('device'))
  return value && SECRET.test(value) ? value : null
}

/** Marks this browser for as long as browsers allow. */
export function deviceCookie(secret: string): string {
  return writeCookie(secretCookieName('device'), secret, { maxAge: DEVICE_COOKIE_DAYS * DAY })
}

/** The secret that marks a browser, so that mailed links work by one press only where they were asked for. */
export function readBrowserSecret(request: Request): string | null {
  const value = readCookie(request, secretCookieName('browser'))
  return value && SECRET.test(value) ? value : null
}

/** This browser's mark, made when it has none, with the cookie that keeps it. */
export function ensureBrowserSecret(request: Request): { secret: string; cookie: string } {
  const secret = readBrowserSecret(request) ?? newSecret()
  return { secret, cookie: writeCookie(secretCookieName('browser'), secret, { maxAge: 2 * DAY }) }
}
