import { meetsTier, type Tier } from './tiers.ts'

/** The route flags and the tier that owns each. */
export const ROUTE_GATES = {
  hasSalesHub: 'pro',
  hasCampaigns: 'pro',
  hasAnalytics: 'pro',
  hasBrandWatch: 'collective',
  hasVault: 'collective',
  hasRequests: 'collective',
} as const satisfies Record<string, Tier>

export type RouteGate = keyof typeof ROUTE_GATES

/** Does the tier open the route? `null` counts as creator; a gate that does not exist stays shut. */
export function passesGate(tier: Tier | null, gate: RouteGate): boolean {
  return Object.hasOwn(ROUTE_GATES, gate) && meetsTier(tier, ROUTE_GATES[gate])
}
