import { isUnavailable } from './errors.ts'

/** What reads in a transaction, by the `sql` it is handed. */
type Work<Sql, T> = (sql: Sql) => Promise<T>

/** Begins a read-only transaction for a work, and ends it. */
type Begin<Sql> = <T>(work: Work<Sql, T>) => Promise<T>

/** A transaction that several works read in. It ends once nobody may join any more and each of them is done. */
class Reading<Sql> {
  #running = 0
  #works = 0
  #mayJoin = true
  readonly #sql = Promise.withResolvers<Sql>()
  readonly #done = Promise.withResolvers<void>()

  constructor(begin: Begin<Sql>) {
    // What ends it rejects the queries of its works as well, which is where it is told.
    begin(async sql => {
      this.#sql.resolve(sql)
      await this.#done.promise
    }).catch(this.#sql.reject)
  }

  get isShared(): boolean {
    return this.#works > 1
  }

  /** The work's result, without waiting for the end of the transaction: there is nothing that could be lost with it. */
  async run<T>(work: Work<Sql, T>): Promise<T> {
    this.#works += 1
    this.#running += 1
    try {
      return await work(await this.#sql.promise)
    } finally {
      this.#running -= 1
      this.#endWhenDone()
    }
  }

  close(): void {
    this.#mayJoin = false
    this.#endWhenDone()
  }

  #endWhenDone(): void {
    if (!this.#mayJoin && this.#running === 0) this.#done.resolve()
  }
}

/**
 * Lets works that only read share a transaction when one person asks for them in the same turn of the event loop, as the
 * loaders of a page do: one connection and one frame instead of one for each. Their statements go out together and are
 * answered in turn.
 */
export class SharedReadings<Sql> {
  readonly #joinable = new Map<string, Reading<Sql>>()

  /**
   * Reads as this person, in the transaction of whoever reads as the same one just now, or in one that `begin` begins. What
   * fails fails alone: a work whose transaction was ended by another's failure is done again in one of its own, so it may
   * run twice.
   */
  async read<T>(person: string, begin: Begin<Sql>, work: Work<Sql, T>): Promise<T> {
    const reading = this.#join(person, begin)
    try {
      return await reading.run(work)
    } catch (error) {
      const isOthers = isAborted(error) || (reading.isShared && isUnavailable(error))
      if (!isOthers) throw error
      return begin(work)
    }
  }

  #join(person: string, begin: Begin<Sql>): Reading<Sql> {
    const known = this.#joinable.get(person)
    if (known) return known
    const reading = new Reading(begin)
    this.#joinable.set(person, reading)
    setImmediate(() => {
      this.#joinable.delete(person)
      reading.close()
    })
    return reading
  }
}

/** An earlier statement of the transaction failed: another work's, or the one that begins it. */
function isAborted(error: unknown): boolean {
  return Reflect.get(Object(error), 'code') === '25P02'
}
