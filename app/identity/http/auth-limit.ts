import type { RouterContextProvider } from 'react-router'
import { waitForTry } from '#app/platform/http/rate-limit.ts'
import { services } from '#app/platform/http/services.ts'
import type { AuthMode } from '#core/identity/account/auth-mode.ts'
import { rateLimitMessage } from '#core/identity/account/lock-words.ts'
import type { RateLimitedAction } from '#core/shared/rate-limits.ts'
import { knownDevice } from './known-device.ts'

/** How long a form stays locked; `id` differs for each refusal, so that the countdown starts anew. */
export interface FormLock {
  readonly ms: number
  readonly id: string
}

export interface AuthLimited {
  /** The sentence beside the form, with how long it stays locked. */
  readonly message: string
  readonly lock: FormLock
}

/**
 * Counts one try at a way in; answers what to say until it has room again, else null. Send it with status 429. A browser
 * that has signed in to this account before has tries of its own, which nobody else can use up.
 */
export async function overAuthLimit(
  request: Request,
  context: Readonly<RouterContextProvider>,
  action: RateLimitedAction,
  account: string,
  mode: AuthMode = 'sign-in',
): Promise<AuthLimited | null> {
  const device = knownDevice(request, account)
  const seconds = await waitForTry(context, action, { account, device })
  if (seconds === null) return null
  const ms = seconds * 1000
  const hasSocial = services().config.google !== null
  return { message: rateLimitMessage(ms, { mode, hasSocial }), lock: { ms, id: crypto.randomUUID() } }
}
