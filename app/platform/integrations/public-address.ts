import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Where addresses of the open Internet are given out; everything else of IPv6 is for special ends. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Is this an address of the open Internet? False for this machine and private networks, link-local, shared (CGNAT),
 * multicast and reserved ones, for IPv4 dressed up as IPv6 (mapped, NAT64, 6to4, Teredo), and for what is no address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6)
}
