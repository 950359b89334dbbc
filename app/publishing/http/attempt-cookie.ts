import { readCookie, readRawCookies, secretCookieName, writeCookie } from '#app/platform/http/cookies.ts'

/** Seconds in which somebody has to come back from a server. */
const ATTEMPT_SECONDS = 600

const prefix = () => secretCookieName('connecting')

/** Keeps an attempt in the browser under its state, so that several tabs do not disturb each other. */
export function keepAttempt(state: string, sealed: string): string {
  return writeCookie(`${prefix()}:${state}`, sealed, { maxAge: ATTEMPT_SECONDS })
}

/** What this browser kept under a state; '' when it kept nothing. */
export function keptAttempt(request: Request, state: string): string {
  return readCookie(request, `${prefix()}:${state}`) ?? ''
}

/** Clears what every attempt of this browser left, finished or not. */
export function forgetAttempts(request: Request): string[] {
  return Object.keys(readRawCookies(request))
    .filter(name => name.startsWith(`${prefix()}:`) && /^[\w:-]{1,100}$/.test(name))
    .map(name => writeCookie(name, '', { maxAge: 0 }))
}
