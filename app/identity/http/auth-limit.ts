import type { RouterContextProvider } from 'react-router'
import { countAuthTry } from '#app/identity/services/count-auth-try.ts'
import { networkOf } from '#app/platform/http/rate-limit.ts'
import { requestScope } from '#app/platform/http/request-scope.ts'
import { services } from '#app/platform/http/services.ts'
import { type AuthMode, rateLimitMessage } from '#core/identity/account/messages.ts'
import type { RateLimitedAction } from '#core/shared/rate-limits.ts'

/** How long a form stays locked; `id` differs for each refusal, so that the countdown starts anew. */
export interface FormLock {
  readonly ms: number
  readonly id: string
}

export interface AuthLimited {
  /** The sentence beside the form, with the seconds it stays locked. */
  readonly message: string
  readonly lock: FormLock
}

/** Counts one try at a way in; answers what to say while the form is locked, else null. Send it with status 429. */
export async function overAuthLimit(
  context: Readonly<RouterContextProvider>,
  action: RateLimitedAction,
  account: string,
  mode: AuthMode = 'sign-in',
): Promise<AuthLimited | null> {
  const scope = requestScope(context)
  const address = networkOf(scope.clientAddress)
  const refusal = await countAuthTry(services(), action, { account, address })
  if (!refusal) return null
  scope.retryAfter = refusal.retryAfterSeconds
  return {
    message: rateLimitMessage(refusal.lockMs, mode),
    lock: { ms: refusal.lockMs, id: crypto.randomUUID() },
  }
}
