import { refuse } from '../answer.ts'

/** What changes of records cost. */
export const COSTS = { create: 3, update: 2, delete: 1 } as const

export interface Points {
  /** Takes the points of a change; the refusal when there are not enough left. */
  take(did: string, cost: number): Response | null
  /** How an account stands, as answers to its changes say it. */
  headers(did: string): Record<string, string>
}

const HOUR_MS = 60 * 60_000

/** Counts the points of each account, `limit` an hour from its first change on. */
export function openPoints(limit: number): Points {
  const accounts = new Map<string, { since: number; used: number }>()
  function standing(did: string) {
    const held = accounts.get(did)
    if (held && Date.now() - held.since < HOUR_MS) return held
    const fresh = { since: Date.now(), used: 0 }
    accounts.set(did, fresh)
    return fresh
  }
  function headers(did: string): Record<string, string> {
    const { since, used } = standing(did)
    return limitHeaders(limit, limit - used, since + HOUR_MS)
  }
  return {
    headers,
    take(did, cost) {
      const held = standing(did)
      if (held.used + cost > limit) return refuseLimit(headers(did))
      held.used += cost
      return null
    },
  }
}

/** The headers of a limit; `resetAt` in milliseconds, in the header in seconds of Unix time. */
export function limitHeaders(limit: number, remaining: number, resetAt: number): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(Math.max(0, remaining)),
    'ratelimit-reset': String(Math.ceil(resetAt / 1000)),
    'ratelimit-policy': `${limit};w=3600`,
  }
}

/** 429, with how long it lasts. */
export function refuseLimit(headers: Record<string, string>): Response {
  return refuse(429, 'RateLimitExceeded', 'Rate Limit Exceeded', { ...headers, 'ratelimit-remaining': '0' })
}
