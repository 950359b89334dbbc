import { planLimit } from '../billing/plans.ts'
import type { Tier } from '../billing/tiers.ts'

export type PlatformRoom =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly reason: 'platform_limit_reached'
      readonly limit: number
      /** The platforms that the plan still schedules for. */
      readonly kept: readonly string[]
    }

/**
 * May something new be scheduled on a platform? `inUse` are the platforms with anything open in the schedule, the
 * longest used first. A tier schedules for as many of them as it has room (creator 1); after a downgrade those used
 * longest go on, and what is scheduled elsewhere stays and goes out.
 */
export function canScheduleOn(tier: Tier | null, inUse: readonly string[], platform: string): PlatformRoom {
  const limit = planLimit(tier, 'plannerPlatforms')
  const allowed = inUse.slice(0, limit)
  if (allowed.length < limit || allowed.includes(platform)) return { ok: true }
  return { ok: false, reason: 'platform_limit_reached', limit, kept: allowed }
}
