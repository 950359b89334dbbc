import { type RateLimitedAction, type RateLimitKey, rateLimitRules } from '#core/shared/rate-limits.ts'
import { upsertLimitCount, upsertSlidingTry } from '#db/queries/platform/limits.ts'
import type { ServiceContext } from '../context.ts'
import { keyedHash } from '../secrets/sign.ts'

/** Who is trying; a rule whose key is absent here is not counted. */
export type Trier = Partial<Record<Exclude<RateLimitKey, 'global'>, string>>

/** Limits up to here are held over any stretch of their window, not only over fixed ones. */
const SLIDING_UP_TO = 30

/**
 * Counts one try of an action against all its rules and answers the seconds to wait, or null when it may go on.
 * Addresses and e-mails are kept as keyed hashes only.
 */
export async function countTry(
  context: ServiceContext,
  action: RateLimitedAction,
  who: Trier,
): Promise<number | null> {
  const now = context.now()
  let wait: number | null = null
  for (const rule of rateLimitRules(action)) {
    const subject = rule.key === 'global' ? 'all' : who[rule.key]
    if (subject === undefined) continue
    const hash = keyedHash(subject, context.config.sessionSecret, 'rate-limit')
    const key = `${action}:${rule.key}:${hash}`
    const { windowSeconds, limit } = rule
    const { count, retryAfterSeconds } =
      limit <= SLIDING_UP_TO
        ? await upsertSlidingTry(context.db.sql, { key, limit, windowSeconds, now })
        : await upsertLimitCount(context.db.sql, { key, windowSeconds, now })
    if (count > rule.limit) wait = Math.max(wait ?? 0, retryAfterSeconds)
  }
  return wait
}
