import { hash, verify } from '@node-rs/argon2'
import { TooBusyError } from '#core/identity/account/too-busy.ts'

/** argon2id, 19 MiB, two passes, one lane: the floor OWASP names. Runs on the thread pool, not on the event loop. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * Hashes at once. One leaves the second core of a small machine to pages: with two, a burst of sign-ins tripled the
 * median of every other page (npm run bench -- accounts).
 */
const CONCURRENT = 1
/** Callers who may wait; beyond that we say that we are busy rather than pile up. */
const WAITING = 60

let running = 0
const queue: (() => void)[] = []

async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running < CONCURRENT) running += 1
  else {
    if (queue.length >= WAITING) throw new TooBusyError('Too many passwords are being checked')
    // The slot is handed over, never freed in between, so that nobody slips past the queue.
    await new Promise<void>(resolve => queue.push(resolve))
  }
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}

/** The argon2id hash of a password in its portable text form. Throws TooBusyError when too many wait. */
export function argonHash(password: string): Promise<string> {
  return withSlot(() => hash(password, OPTIONS))
}

/** Whether a password fits a hash; false for a hash that cannot be read. Throws TooBusyError when too many wait. */
export function argonVerify(passwordHash: string, password: string): Promise<boolean> {
  return withSlot(() => verify(passwordHash, password).catch(() => false))
}
