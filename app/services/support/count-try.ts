import { createHmac } from 'node:crypto'
import { type RateLimitedAction, type RateLimitKey, rateLimitRules } from '#core/shared/rate-limits.ts'
import { upsertLimitCount } from '#db/queries/limits.ts'
import type { ServiceContext } from '../context.ts'

/** Who is trying; a rule whose key is absent here is not counted. */
export type Trier = Partial<Record<Exclude<RateLimitKey, 'global'>, string>>

/**
 * Counts one try of an action against all its rules and answers the seconds to wait, or null when it may go on.
 * A refused try counts too. Addresses and e-mails are kept as keyed hashes only.
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
    const hash = createHmac('sha256', context.config.sessionSecret).update(subject).digest('base64url')
    const { count, retryAfterSeconds } = await upsertLimitCount(context.db.sql, {
      key: `${action}:${rule.key}:${hash}`,
      windowSeconds: rule.windowSeconds,
      now,
    })
    if (count > rule.limit) wait = Math.max(wait ?? 0, retryAfterSeconds)
  }
  return wait
}
