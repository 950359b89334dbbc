import { newSecret } from '../secrets/secrets.ts'
import { readCookie, secretCookieName, writeCookie } from './cookies.ts'

const DAY = 24 * 60 * 60
const SECRET = /^[\w-]{43}$/

/** The session secret this browser sent, or null when there is none of the right shape. */
export function readSessionSecret(request: Request): string | null {
  const value = readCookie(request, secretCookieName('session'))
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
