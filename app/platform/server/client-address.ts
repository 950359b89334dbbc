import { isIP } from 'node:net'

/**
 * The address a request came from. With N trusted proxies it is the Nth entry from the right of X-Forwarded-For: what
 * stands further left was written by the sender and may be made up. Some proxies add the port, which differs for each
 * connection and is no part of the address; an entry without an address says nothing.
 */
export function clientAddress(socketAddress: string, headers: Headers, trustedProxies: number): string {
  if (trustedProxies < 1) return socketAddress
  const forwarded = (headers.get('X-Forwarded-For') ?? '').split(',').map(part => part.trim())
  return addressIn(forwarded.at(-trustedProxies) ?? '') ?? socketAddress
}

/** `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]` and `[2001:db8::1]:4711`, quoted or not. */
function addressIn(entry: string): string | null {
  const text = entry.replaceAll('"', '')
  const bare = /^\[([\da-f:.%a-z]+)\](?::\d+)?$/i.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const address = bare.split('%', 1)[0] ?? ''
  return isIP(address) ? address : null
}
