import { passesGate, type RouteGate } from '../billing/gates.ts'
import type { Tier } from '../billing/tiers.ts'

export type PreloadPriority = 'high' | 'medium' | 'low'

/** Which pages are fetched ahead, and how urgently. */
export const PRELOADED_PAGES: readonly { path: string; priority: PreloadPriority; gate?: RouteGate }[] = [
  { path: '/app/dashboard', priority: 'high' },
  { path: '/app/create', priority: 'high' },
  { path: '/app/storybank', priority: 'high' },
  { path: '/app/strategy', priority: 'medium' },
  { path: '/app/campaigns', priority: 'medium', gate: 'hasCampaigns' },
  { path: '/app/analytics', priority: 'medium', gate: 'hasAnalytics' },
  { path: '/app/settings', priority: 'low' },
  { path: '/app/support', priority: 'low' },
  { path: '/app/upgrade', priority: 'low' },
]

/** Milliseconds after arrival on a normal connection. */
const WAIT_MS = { high: 500, medium: 2000, low: 5000 } as const
/** Milliseconds on a 2g or slow-2g connection, where only high pages are fetched ahead. */
const SLOW_WAIT_MS = 2000
/** A page that was fetched is not fetched again for this long, in milliseconds. */
const FRESH_MS = 30_000

/** How the last attempt at a page went, and when, in milliseconds of any clock that only goes forward. */
export interface PreloadAttempt {
  readonly atMs: number
  readonly ok: boolean
}

export interface PlannedPreload {
  readonly path: string
  /** Milliseconds from now. */
  readonly afterMs: number
}

/** Whether a page may be fetched at this moment: not within 30 s of a success; a failure may be tried again at once. */
export function mayPreload(last: PreloadAttempt | undefined, nowMs: number): boolean {
  return !last?.ok || nowMs - last.atMs >= FRESH_MS
}

/**
 * What to fetch ahead after arriving on a page, soonest first. `connection` is the browser's effective type ('4g',
 * '2g', …), null where it does not say. The page one is on and what the tier does not open are left out.
 */
export function planPreloads(input: {
  connection: string | null
  tier: Tier
  currentPath: string
}): PlannedPreload[] {
  const isSlow = input.connection === '2g' || input.connection === 'slow-2g'
  return PRELOADED_PAGES.filter(
    ({ path, priority, gate }) =>
      path !== input.currentPath &&
      (!isSlow || priority === 'high') &&
      (gate === undefined || passesGate(input.tier, gate)),
  ).map(({ path, priority }) => ({ path, afterMs: isSlow ? SLOW_WAIT_MS : WAIT_MS[priority] }))
}
