import type { RouterContextProvider } from 'react-router'
import { countTry } from '#app/platform/limits/count-try.ts'
import type { RateLimitedAction } from '#core/shared/rate-limits.ts'
import { requestScope } from './request-scope.ts'
import { services } from './services.ts'
import { tooManyTries } from './too-many-tries.ts'

export interface OverLimit {
  /** The sentence for the form. */
  readonly message: string
  /** Retry-After. */
  readonly headers: Headers
  readonly seconds: number
}

/** Counts one try; answers what to say when it was one too many, else null. Send the answer with status 429. */
export async function overLimit(
  context: Readonly<RouterContextProvider>,
  action: RateLimitedAction,
  who: { account?: string; user?: string } = {},
): Promise<OverLimit | null> {
  const address = networkOf(requestScope(context).clientAddress)
  const seconds = await countTry(services(), action, { ...who, address })
  if (seconds === null) return null
  return { seconds, message: tooManyTries(seconds), headers: new Headers({ 'Retry-After': String(seconds) }) }
}

/** One household has a whole /64 of IPv6, so that is what counts as one address. */
export function networkOf(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = address.includes('::') ? tail.split(':').filter(Boolean) : []
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
