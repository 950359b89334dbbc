import { hash, verify } from '@node-rs/argon2'

/** argon2id, 19 MiB, two passes, one lane: the floor OWASP names. Runs on the thread pool, not on the event loop. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes at once; with four threads more would only starve file and DNS work of the same pool. */
const CONCURRENT = 2
/** Callers who may wait; beyond that we say that we are busy rather than pile up. */
const WAITING = 60

/** Thrown when so many are signing in that waiting longer would serve nobody; becomes a 503. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
}

let running = 0
const queue: (() => void)[] = []

async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= CONCURRENT) {
    if (queue.length >= WAITING) throw new TooBusyError('Too many passwords are being checked')
    await new Promise<void>(resolve => queue.push(resolve))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    queue.shift()?.()
  }
}

/** The argon2id hash of a password, in its portable text form. The password is taken as typed, never trimmed or cut. */
export function hashPassword(password: string): Promise<string> {
  return withSlot(() => hash(password, OPTIONS))
}

let dummy: Promise<string> | null = null

/**
 * Whether the password is the account's. An unknown account (`null`) costs the same time as a wrong password, so that
 * the clock does not tell who has an account (safety, hole 10).
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummy ??= hash('a password nobody has', OPTIONS)
  const against = passwordHash ?? (await dummy)
  const matches = await withSlot(() => verify(against, password).catch(() => false))
  return matches && passwordHash !== null
}
