import { type Feature, featureTier } from './features.ts'
import { meetsTier, type Tier } from './tiers.ts'

/** Rooms that a plan opens as a whole, by the flags of their routes: what people call them, and the feature they belong to. */
const GATED_ROOMS = {
  hasSalesHub: { name: 'Sales Hub', feature: 'sales_hub', to: '/app/sales-hub' },
  hasCampaigns: { name: 'Campaigns', feature: 'campaigns', to: '/app/campaigns' },
  hasAnalytics: { name: 'Analytics', feature: 'analytics', to: '/app/analytics' },
  hasBrandWatch: { name: 'Brand Watch', feature: 'brand_watch', to: '/app/brand-watch' },
  hasVault: { name: 'Vault', feature: 'studio_vault', to: '/app/vault' },
  hasRequests: { name: 'Requests', feature: 'content_requests', to: '/app/requests' },
} as const satisfies Record<string, { name: string; feature: Feature; to: string }>

export type RouteGate = keyof typeof GATED_ROOMS

/** The route flags and the tier that owns each: the one that has the feature. */
export const ROUTE_GATES: Readonly<Record<RouteGate, Tier>> = {
  hasSalesHub: tierOf('hasSalesHub'),
  hasCampaigns: tierOf('hasCampaigns'),
  hasAnalytics: tierOf('hasAnalytics'),
  hasBrandWatch: tierOf('hasBrandWatch'),
  hasVault: tierOf('hasVault'),
  hasRequests: tierOf('hasRequests'),
}

function tierOf(gate: RouteGate): Tier {
  return featureTier(GATED_ROOMS[gate].feature)
}

/** A room behind a flag: its name, its first page, and the page of the plans that says it is missing. */
export function gatedRoom(gate: RouteGate): {
  readonly name: string
  readonly to: string
  readonly plansPage: string
} {
  const { name, to } = GATED_ROOMS[gate]
  return { name, to, plansPage: `/app/upgrade?missing=${encodeURIComponent(name)}` }
}

/** Does the tier open the route? `null` counts as creator; a gate that does not exist stays shut. */
export function passesGate(tier: Tier | null, gate: RouteGate): boolean {
  return Object.hasOwn(ROUTE_GATES, gate) && meetsTier(tier, ROUTE_GATES[gate])
}
