import { type Cookies, parseCookie, stringifySetCookie } from 'cookie'
import { config } from '#app/config.server.ts'

export interface CookieOptions {
  /** Seconds; absent means until the browser closes. */
  readonly maxAge?: number
  /** Readable by scripts: only for choices such as the theme, never for secrets. */
  readonly readable?: boolean
}

/** What the browser sent, by name and still encoded; of two of one name the first. */
export function readRawCookies(request: Request): Cookies {
  return parseRaw(request.headers.get('Cookie') ?? '')
}

function parseRaw(cookies: string): Cookies {
  return parseCookie(cookies, { decode: value => value })
}

/** The value of a cookie, decoded; null when absent or undecodable. */
export function readCookie(request: Request, name: string): string | null {
  return findCookie(request.headers.get('Cookie') ?? '', name)
}

/** The same in the text of a Cookie header. */
export function findCookie(cookies: string, name: string): string | null {
  const value = parseRaw(cookies)[name]
  try {
    return value === undefined ? null : decodeURIComponent(value)
  } catch {
    return null
  }
}

/** A Set-Cookie value: this site only, for every path, Secure when the site is https. */
export function writeCookie(name: string, value: string, options: CookieOptions = {}): string {
  return writeRawCookie(name, encodeURIComponent(value), options)
}

/** As `writeCookie`, for a value that is made of a cookie's characters already. Throws when it is not. */
export function writeRawCookie(name: string, value: string, { maxAge, readable }: CookieOptions): string {
  return stringifySetCookie(
    { name, value, path: '/', sameSite: 'lax', maxAge, httpOnly: !readable, secure: config().secure },
    { encode: encoded => encoded },
  )
}

/** On https the prefix makes the browser refuse the cookie from any other host or path. */
export function secretCookieName(name: string): string {
  return config().secure ? `__Host-${name}` : name
}
