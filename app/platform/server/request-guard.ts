import type { IncomingMessage } from 'node:http'
import type { Config } from '#app/config.server.ts'
import type { PlainAnswer } from './plain-answer.ts'

/** What the router and `Request` know; others, TRACE among them, `Request` refuses to carry. */
const METHODS: readonly (string | undefined)[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** A name or an address in brackets, and perhaps a port: no user, no path, nothing that an address could hide behind. */
const HOST = /^([a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i

/**
 * What the app must never see: addresses that are none, and methods that nothing of ours takes. The returned function
 * gives the answer to such a request, and null to one that may pass.
 */
export function requestGuard(config: Config): (request: IncomingMessage) => PlainAnswer | null {
  const ours = new URL(config.appUrl)
  const readHost = openHostReader()
  return request => {
    const { method, url: target = '' } = request
    const host = request.headers.host ?? ''
    if (!METHODS.includes(method)) {
      const headers = { Allow: METHODS.join(', ') }
      return { status: 405, text: 'We don’t take requests of this kind.\n', headers }
    }
    const url = readHost(host)
    if (!url || !isReadable(target)) return { status: 400, text: 'We can’t read that address.\n' }
    // Cookies and form origins belong to one name, so a laptop's other names for itself lead there.
    const isOtherName = ours.hostname === 'localhost' && /^(127\.0\.0\.1|\[::1\])$/.test(url.hostname)
    if (isOtherName && url.port === ours.port && method === 'GET' && target !== '/healthz') {
      return { status: 302, text: '', headers: { Location: `${ours.origin}${target}` } }
    }
    return null
  }
}

/** Reads hosts, and remembers the last: nearly all requests name the same, and taking an address apart costs more than guarding it. */
function openHostReader(): (host: string) => URL | null {
  let last: { readonly host: string; readonly url: URL | null } = { host: '', url: null }
  return host => {
    if (host !== last.host) last = { host, url: HOST.test(host) ? URL.parse(`http://${host}/`) : null }
    return last.url
  }
}

/** False for what is no path. The router writes one that it cannot decode to the log, key and all. */
function isReadable(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//')) return false
  if (!target.includes('%')) return true
  try {
    decodeURIComponent(new URL(`http://localhost${target}`).pathname)
    return true
  } catch {
    return false
  }
}
