/** Characters of an address that is kept. */
export const MOST_ADDRESS = 500

/** Why an address cannot be used. */
export type AddressProblem = 'no_address' | 'too_long' | 'not_https' | 'port' | 'credentials' | 'not_public'

/**
 * An address that webhooks can be sent to, without its fragment. Only https on its usual port, by a name of the open
 * internet, and no user name or password. What is listed in `localHosts` (`host:port`) may be anything else. Whether the name
 * leads inside is asked again at every connection: this only tells early what can be told from the text.
 */
export function readWebhookAddress(
  typed: string,
  localHosts: readonly string[],
):
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly problem: AddressProblem } {
  const text = typed.trim()
  if (text.length > MOST_ADDRESS) return { ok: false, problem: 'too_long' }
  if (!URL.canParse(text)) return { ok: false, problem: 'no_address' }
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { ok: false, problem: 'no_address' }
  const address = `${url.origin}${url.pathname}${url.search}`
  if (address.length > MOST_ADDRESS) return { ok: false, problem: 'too_long' }
  if (url.username !== '' || url.password !== '') return { ok: false, problem: 'credentials' }
  if (localHosts.includes(url.host)) return { ok: true, address }
  if (url.protocol !== 'https:') return { ok: false, problem: 'not_https' }
  if (url.port !== '') return { ok: false, problem: 'port' }
  return isPublicName(url.hostname) ? { ok: true, address } : { ok: false, problem: 'not_public' }
}

/** Numbers stand in an address in many ways, all of which a parsed one writes as four of them or in brackets. */
function isPublicName(hostname: string): boolean {
  const name = hostname.endsWith('.') ? hostname.slice(0, -1) : hostname
  const isNumber = name.startsWith('[') || /^[\d.]+$/.test(name)
  return !isNumber && name.includes('.') && !/\.(localhost|local|internal|lan|home\.arpa)$/.test(name)
}
