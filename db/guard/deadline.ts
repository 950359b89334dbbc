import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseSilent } from './database-silent.ts'
import type { DriverQuery } from './driver-query.ts'

/**
 * How long a piece of work has waited for the database: only while one of its queries is on its way, wherever that is
 * (waiting for a connection, for the link, for the answer). When that was too long, each of them is given up.
 */
export class Deadline {
  readonly #limitMs: number
  readonly #running = new Map<DriverQuery, () => void>()
  #spentMs = 0
  #since = 0
  #timer: NodeJS.Timeout | undefined
  isOver = false

  constructor(limitMs: number) {
    this.#limitMs = limitMs
  }

  /** False when there is no time left. Otherwise the time runs until `leave`, and `giveUp` is called when it is over. */
  enter(query: DriverQuery, giveUp: () => void): boolean {
    if (this.#spentMs >= this.#limitMs) return false
    if (this.#running.size === 0) this.#since = performance.now()
    this.#running.set(query, giveUp)
    this.#timer ??= setTimeout(() => this.#look(), this.#limitMs - this.#spentMs).unref()
    return true
  }

  leave(query: DriverQuery): void {
    if (!this.#running.delete(query) || this.#running.size > 0) return
    this.#spentMs += performance.now() - this.#since
  }

  /** The work is over: what it still asks for later, such as the rest of a stream, has a time of its own. */
  close(): void {
    this.isOver = true
  }

  /** One timer does for all the queries of a request: it looks how much of the time was waiting, and comes again. */
  #look(): void {
    this.#timer = undefined
    if (this.#running.size === 0) return
    const spent = this.#spentMs + performance.now() - this.#since
    // Timers may come a moment early.
    const left = this.#limitMs - spent
    if (left > 1) {
      this.#timer = setTimeout(() => this.#look(), left).unref()
      return
    }
    this.#spentMs = this.#limitMs
    for (const giveUp of [...this.#running.values()]) giveUp()
    this.#running.clear()
  }
}

const current = new AsyncLocalStorage<Deadline>()

/** Does work whose queries share one time of `limitMs` milliseconds, whatever calls them. */
export async function withinDeadline<T>(work: () => Promise<T>, limitMs: number): Promise<T> {
  const deadline = new Deadline(limitMs)
  try {
    return await current.run(deadline, work)
  } finally {
    deadline.close()
  }
}

/** The time that the running piece of work shares, or null when it shares none. */
export function sharedDeadline(): Deadline | null {
  const deadline = current.getStore()
  return deadline && !deadline.isOver ? deadline : null
}

/** What is said when the time is over. */
export function overdue(): DatabaseSilent {
  return new DatabaseSilent('The database did not answer in time')
}
