import type { Database } from '../client.ts'

const EVERY_MS = 1_000
/** How far a replica may lag. */
export const LAG_MS = 5_000
/** A reading that took or lies longer says nothing of now. */
const STALE_MS = 3 * EVERY_MS

interface Reading {
  readonly at: number
  readonly position: string
}

/**
 * Where the primary's log stood up to five seconds ago: a replica that has replayed less lags too far. The primary is asked once
 * a second for as long as somebody reads, which works without a row that beats and while nothing is written.
 */
export class PrimaryLog {
  readonly #db: Pick<Database, 'unscoped'>
  #readings: Reading[] = []
  #reading: Promise<void> | null = null

  constructor(db: Pick<Database, 'unscoped'>) {
    this.#db = db
  }

  /**
   * Where it stands now: what was committed before is below, also where a commit does not wait for the disk
   * (synchronous_commit=off), so that no replica can have it yet.
   */
  async now(): Promise<string> {
    const [row] = await this.#db.unscoped.sql<{ position: string }[]>`
      select pg_current_wal_insert_lsn()::text as position
    `
    if (!row) throw new Error('The database did not say where its log stands')
    return row.position
  }

  /** What a replica has to have replayed so that it lags five seconds at most. Null while the primary says nothing. */
  async neededPosition(): Promise<string | null> {
    const newest = this.#readings.at(-1)
    const age = newest ? performance.now() - newest.at : Number.POSITIVE_INFINITY
    if (age > EVERY_MS) this.#reading ??= this.#read()
    // Only a reader after a silence waits for the answer.
    if (age > STALE_MS) await this.#reading
    const now = performance.now()
    if (now - (this.#readings.at(-1)?.at ?? Number.NEGATIVE_INFINITY) > STALE_MS) return null
    return this.#readings.find(({ at }) => now - at <= LAG_MS)?.position ?? null
  }

  async #read(): Promise<void> {
    const at = performance.now()
    try {
      const [row] = await this.#db.unscoped.sql<
        { position: string }[]
      >`select pg_current_wal_lsn()::text as position`
      const recent = this.#readings.filter(reading => at - reading.at <= LAG_MS)
      this.#readings = row ? [...recent, { at, position: row.position }] : recent
    } catch {
      // Whoever asks the primary next is told.
      this.#readings = []
    } finally {
      this.#reading = null
    }
  }
}
