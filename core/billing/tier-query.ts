import { normaliseTier, type Tier } from './tiers.ts'

/** A plan that an address asks for. It chooses what is shown and never grants anything. */
export interface TierQuery {
  readonly tier: Tier | null
  readonly annual: boolean
}

/** Reads `tier` (lower-cased, plus removed) and `annual` ('true', '1', 'yes' or 'on'). */
export function parseTierQuery(params: URLSearchParams): TierQuery {
  // A plus sign in an address is read as a space, so 'Collective+' arrives as 'Collective '.
  const annual = params.get('annual')?.trim().toLowerCase() ?? ''
  return { tier: normaliseTier(params.get('tier')), annual: ['true', '1', 'yes', 'on'].includes(annual) }
}

/** The same as an address: `tierQuery({ tier: 'pro', annual: true })` is 'tier=pro&annual=true'; '' for no tier. */
export function formatTierQuery({ tier, annual }: TierQuery): string {
  return tier === null ? '' : `tier=${tier}&annual=${annual}`
}

/**
 * Where a signed-in visitor of the landing page goes: to the page after checkout when the address says so, to the
 * choice of a tier without one, else to the dashboard.
 */
export function homeDestination(params: URLSearchParams, storedTier: Tier | null): string {
  const { tier } = parseTierQuery(params)
  if (params.get('success') === 'true' && tier !== null) return `/checkout-success?tier=${tier}&trial=true`
  return storedTier === null ? '/select-tier' : '/app/dashboard'
}
