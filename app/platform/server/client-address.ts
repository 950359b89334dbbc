/**
 * The address a request came from. With N trusted proxies it is the Nth entry from the right of X-Forwarded-For: what
 * stands further left was written by the sender and may be made up.
 */
export function clientAddress(socketAddress: string, headers: Headers, trustedProxies: number): string {
  if (trustedProxies < 1) return socketAddress
  const forwarded = (headers.get('X-Forwarded-For') ?? '').split(',').map(part => part.trim())
  return forwarded.at(-trustedProxies) || socketAddress
}
