import {
  alarmRule,
  type RateLimitedAction,
  type RateLimitKey,
  refusingRules,
} from '#core/shared/rate-limits.ts'
import {
  findLimitUse,
  findLimitWait,
  type Limit,
  upsertCount,
  upsertTry,
} from '#db/queries/platform/limits.ts'
import type { ServiceContext } from '../context.ts'
import { raiseAlarm } from '../log/alarm.ts'
import { keyedHash } from '../secrets/sign.ts'

/** Who is trying; a rule whose key is absent here is not counted. */
export type Trier = {
  readonly [Key in 'device' | 'account' | 'user' | 'address']?: string | undefined
}

/**
 * Counts one try of an action where all its rules have room, and answers null; else answers the seconds until they all
 * have it again, and writes nothing: what a narrow rule refuses never uses up a wider one. Everyone’s tries together
 * raise an alarm once they are too many, and refuse no one. Addresses and emails are kept as keyed hashes only.
 */
export async function countTry(
  context: ServiceContext,
  action: RateLimitedAction,
  who: Trier,
): Promise<number | null> {
  const now = context.now()
  const { sql } = context.db.unscoped
  const limits = limitsOf(context, action, who)
  const wait = await findLimitWait(sql, { limits, now })
  if (wait !== null) return wait
  if (!(await takeAll(context, limits, now))) return (await findLimitWait(sql, { limits, now })) ?? 1
  await watchEveryone(context, action, now)
  return null
}

/** How much room the narrowest limit of an action has for somebody: for whoever wants to know before they are refused. */
export async function readRoom(
  context: ServiceContext,
  action: RateLimitedAction,
  who: Trier,
): Promise<{ limit: number; remaining: number; resetSeconds: number }> {
  const [limit] = limitsOf(context, action, who)
  if (!limit) throw new TypeError(`No one is counted for ${action}`)
  const now = context.now()
  const { used, resetSeconds } = await findLimitUse(context.db.unscoped.sql, { limit, now })
  return { limit: limit.limit, remaining: Math.max(0, limit.limit - used), resetSeconds }
}

function limitsOf(context: ServiceContext, action: RateLimitedAction, who: Trier): Limit[] {
  return refusingRules(action, who.device !== undefined).flatMap(({ key, ...rule }): Limit[] => {
    const subject = subjectOf(key, who)
    if (subject === undefined) return []
    const hash = keyedHash(subject, context.config.sessionSecret, 'rate-limit')
    return [{ ...rule, key: `${action}:${key}:${hash}` }]
  })
}

function subjectOf(key: RateLimitKey, who: Trier): string | undefined {
  if (key === 'global') return undefined
  if (key !== 'pair') return who[key]
  return who.account === undefined || who.address === undefined ? undefined : `${who.account} ${who.address}`
}

/** Thrown to undo what was counted, when of several at once another was given the last room. */
class NoRoom extends Error {
  override name = 'NoRoom'
}

/** Counts the try for every limit or for none. Always in the same order, so that two tries never wait for each other. */
async function takeAll({ db }: ServiceContext, limits: readonly Limit[], now: Date): Promise<boolean> {
  const [first] = limits
  if (!first) return true
  if (limits.length === 1) return (await upsertTry(db.unscoped.sql, { limit: first, now })) !== null
  try {
    await db.unscoped.transaction(async sql => {
      for (const limit of limits) if ((await upsertTry(sql, { limit, now })) === null) throw new NoRoom()
    })
    return true
  } catch (error) {
    if (error instanceof NoRoom) return false
    throw error
  }
}

/** The one try that is the first beyond what everyone together does on a busy day tells of it: once a window. */
async function watchEveryone(context: ServiceContext, action: RateLimitedAction, now: Date): Promise<void> {
  const rule = alarmRule(action)
  if (!rule) return
  const { windowSeconds, limit } = rule
  const count = await upsertCount(context.db.unscoped.sql, { key: `${action}:global`, windowSeconds, now })
  if (count === limit + 1) raiseAlarm('tries', action, { limit, windowSeconds })
}
