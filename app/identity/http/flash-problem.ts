import { readCookie, secretCookieName, writeCookie } from '#app/platform/http/cookies.ts'

const NAME = 'auth_problem'

/** Tells the next page why a way in did not open; for ways that end in a redirect, such as Google. */
export function problemCookie(message: string): string {
  return writeCookie(secretCookieName(NAME), message.slice(0, 300), { maxAge: 60 })
}

/** The problem waiting for this browser, or null. */
export function readProblem(request: Request): string | null {
  return readCookie(request, secretCookieName(NAME))
}

/** Takes it away once it was shown. */
export function clearProblemCookie(): string {
  return writeCookie(secretCookieName(NAME), '', { maxAge: 0 })
}
