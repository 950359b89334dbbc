import type { ServiceContext } from '#app/platform/context.ts'
import { countTry } from '#app/platform/limits/count-try.ts'
import { keyedHash } from '#app/platform/secrets/sign.ts'
import { authBackoffMs } from '#core/identity/backoff.ts'
import type { RateLimitedAction } from '#core/shared/rate-limits.ts'
import { findAuthLock, upsertAuthLock } from '#db/queries/identity/locks.ts'

export interface AuthRefusal {
  /** Milliseconds the form stays locked: min(1000 × 2^attempt, 30000), less what has passed of it. */
  readonly lockMs: number
  /** Seconds until the limit itself has room again. */
  readonly retryAfterSeconds: number
}

/**
 * Counts one try at a way in, or refuses it. After a refusal the form is locked for a growing while, which the server
 * holds itself, so that it also holds without scripts; a try while it is locked is not counted.
 */
export async function countAuthTry(
  context: ServiceContext,
  action: RateLimitedAction,
  who: { account: string; address: string },
): Promise<AuthRefusal | null> {
  const { sql } = context.db
  const now = context.now()
  const subject = keyedHash(`${who.account} ${who.address}`, context.config.sessionSecret, 'rate-limit')
  const key = `${action}:${subject}`
  const lock = await findAuthLock(sql, { key })
  const lockedFor = lock ? lock.lockedAt.getTime() + authBackoffMs(lock.attempt) - now.getTime() : 0
  if (lockedFor > 0) return { lockMs: lockedFor, retryAfterSeconds: Math.ceil(lockedFor / 1000) }

  const retryAfterSeconds = await countTry(context, action, who)
  if (retryAfterSeconds === null) return null
  const attempt = await upsertAuthLock(sql, { key, now })
  return { lockMs: authBackoffMs(attempt), retryAfterSeconds }
}
