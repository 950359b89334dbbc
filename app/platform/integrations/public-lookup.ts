import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { isPublicAddress } from './public-address.ts'

/** The address is one that we do not connect to. */
export class BlockedError extends Error {
  override readonly name = 'BlockedError'
}

/** Looks a name up and gives its addresses only when all of them are public. */
export function publicLookup(
  hostname: string,
  options: LookupOptions,
  callback: (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void,
): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '')
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new BlockedError('This server is on a private address'), '')
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}
