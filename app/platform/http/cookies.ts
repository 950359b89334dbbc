import { config } from '#app/config.server.ts'

export interface CookieOptions {
  /** Seconds; absent means until the browser closes. */
  readonly maxAge?: number
  /** Readable by scripts: only for choices such as the theme, never for secrets. */
  readonly readable?: boolean
}

/** The value of a cookie, decoded; null when absent or undecodable. */
export function readCookie(request: Request, name: string): string | null {
  for (const part of (request.headers.get('Cookie') ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at < 0 || part.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(part.slice(at + 1).trim())
    } catch {
      return null
    }
  }
  return null
}

/** A Set-Cookie value: this site only, for every path, Secure when the site is https. */
export function writeCookie(name: string, value: string, options: CookieOptions = {}): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax']
  if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`)
  if (!options.readable) parts.push('HttpOnly')
  if (config().secure) parts.push('Secure')
  return parts.join('; ')
}

/** On https the prefix makes the browser refuse the cookie from any other host or path. */
export function secretCookieName(name: string): string {
  return config().secure ? `__Host-${name}` : name
}
