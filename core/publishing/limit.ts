import { planLimit } from '../billing/plans.ts'
import type { Tier } from '../billing/tiers.ts'
import type { Network } from './networks.ts'

/**
 * May an account of this network be connected, when accounts of `connected` already are? A tier publishes to as many
 * networks as it schedules for (creator 1); on one of them any number of accounts. What is connected stays after a
 * downgrade, and can be connected again.
 */
export function canConnect(tier: Tier | null, connected: readonly Network[], network: Network): boolean {
  return connected.includes(network) || new Set(connected).size < planLimit(tier, 'plannerPlatforms')
}
