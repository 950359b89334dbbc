import { planLimit } from '../billing/plans.ts'
import { TIERS, type Tier } from '../billing/tiers.ts'
import { err, ok, type Refusal, type Result } from '../shared/result.ts'
import type { TeamRole } from './roles.ts'

/** Invitations of one workspace that may be open at once, so that it mails no crowds of strangers. */
export const MOST_OPEN_INVITATIONS = 20

/**
 * Is there a seat for one more? `taken` counts the owner and everybody who joined (creator 1, pro 2, collective 5).
 * Invitations hold no seat: whoever accepts first takes it.
 */
export function hasSeat(
  tier: Tier,
  taken: number,
): Result<{ left: number }, never> | Refusal<'no_seat', { readonly limit: number }> {
  const limit = planLimit(tier, 'collaborators')
  return taken < limit ? ok({ left: limit - taken }) : err('no_seat', { limit })
}

/** The smallest plan with more seats than `limit`; null where there is none. */
export function planWithSeats(limit: number): Tier | null {
  return TIERS.find(tier => planLimit(tier, 'collaborators') > limit) ?? null
}

/**
 * The role that counts now. Nobody is removed when a plan becomes smaller: whoever joined last and finds no seat any
 * more (`seat` counts from 1, the owner's) reads on and changes nothing until there is room again.
 */
export function roleInForce(role: TeamRole, seat: number, tier: Tier): TeamRole {
  return role === 'owner' || seat <= planLimit(tier, 'collaborators') ? role : 'viewer'
}
