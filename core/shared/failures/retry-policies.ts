/** How often and how patiently something is tried again. Times are milliseconds. */
export interface RetryPolicy {
  /** Calls in all, the first one included. */
  readonly attempts: number
  readonly baseMs: number
  readonly factor: number
  readonly capMs: number
  /** Up to so much chance is added, so that many callers do not return at once. */
  readonly jitterMs: number
  /** How long to leave the other side alone after the last attempt failed. */
  readonly cooldownMs: number
}

export type RetryPolicyName = 'global' | 'helper' | 'api' | 'database' | 'file'

const plain = { capMs: 30_000, jitterMs: 0, cooldownMs: 0 }

/** How often and how patiently each kind of work is tried again. */
export const RETRY_POLICIES: Readonly<Record<RetryPolicyName, RetryPolicy>> = {
  global: { attempts: 3, baseMs: 1000, factor: 2, capMs: 30_000, jitterMs: 1000, cooldownMs: 60_000 },
  helper: { attempts: 3, baseMs: 1000, factor: 1.5, ...plain },
  api: { attempts: 3, baseMs: 1000, factor: 2, ...plain },
  database: { attempts: 2, baseMs: 500, factor: 1.5, ...plain },
  file: { attempts: 5, baseMs: 2000, factor: 1.8, ...plain },
}

/** Failures that a second try cannot fix. */
export const NON_RETRYABLE_MESSAGES = [
  'invalid login credentials',
  'user not found',
  'invalid email',
  'password too weak',
  'email already exists',
  'account disabled',
  'invalid token',
] as const
