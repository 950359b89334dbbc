import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { countTry } from '#app/platform/limits/count-try.ts'
import { mapAuthError } from '#core/identity/auth-errors.ts'
import type { RateLimitedAction } from '#core/shared/rate-limits.ts'
import { requestScope } from './request-scope.ts'
import { services } from './services.ts'

/** Whom a try counts for, besides the address it came from. */
export interface Trier {
  readonly account?: string
  readonly user?: string
}

/** Counts one try; what to say with status 429 when it was one too many, else null. */
export async function overLimit(
  context: Readonly<RouterContextProvider>,
  action: RateLimitedAction,
  who: Trier = {},
): Promise<string | null> {
  const scope = requestScope(context)
  const seconds = await countTry(services(), action, { ...who, address: networkOf(scope.clientAddress) })
  if (seconds === null) return null
  scope.retryAfter = seconds
  return tooManyTries(seconds)
}

/** Every 429 says when the next try counts, whatever its route answers and however it is read. */
export const sendRetryAfter: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next()
  const { retryAfter } = requestScope(context)
  if (response.status === 429 && retryAfter !== null) response.headers.set('Retry-After', String(retryAfter))
  return response
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

/** What a caller who tried too often is told; `seconds` until the next try counts. */
export function tooManyTries(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 90 ? `${Math.max(1, Math.ceil(seconds))} seconds` : `${minutes} minutes`
  return `${mapAuthError({ code: 'rate_limit', message: 'too many' }).message} You can try again in ${wait}.`
}
