import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { countTry, type Trier as Who } from '#app/platform/limits/count-try.ts'
import { mapAuthError } from '#core/identity/auth-errors.ts'
import type { RateLimitedAction } from '#core/shared/rate-limits.ts'
import { waitInWords } from '#core/shared/wait-words.ts'
import { networkOf } from './network-of.ts'
import { requestScope } from './request-scope.ts'
import { services } from './services.ts'

/** Whom a try counts for, besides the address it came from. */
export type Trier = Omit<Who, 'address'>

/** Counts one try; what to say with status 429 when it was one too many, else null. */
export async function overLimit(
  context: Readonly<RouterContextProvider>,
  action: RateLimitedAction,
  who: Trier = {},
): Promise<string | null> {
  const seconds = await waitForTry(context, action, who)
  return seconds === null ? null : tooManyTries(seconds)
}

/** Counts one try; the seconds to wait when it was one too many, which a 429 also sends as Retry-After, else null. */
export async function waitForTry(
  context: Readonly<RouterContextProvider>,
  action: RateLimitedAction,
  who: Trier,
): Promise<number | null> {
  const scope = requestScope(context)
  const seconds = await countTry(services(), action, { ...who, address: networkOf(scope.clientAddress) })
  if (seconds !== null) scope.retryAfter = seconds
  return seconds
}

/** Every 429 says when the next try counts, whatever its route answers and however it is read. */
export const sendRetryAfter: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next()
  const { retryAfter } = requestScope(context)
  if (response.status === 429 && retryAfter !== null) response.headers.set('Retry-After', String(retryAfter))
  return response
}

/** What a caller who tried too often is told; `seconds` until the next try counts. */
export function tooManyTries(seconds: number): string {
  const { message } = mapAuthError({ code: 'rate_limit', message: 'too many' })
  return `${message} You can try again in ${waitInWords(seconds)}.`
}
