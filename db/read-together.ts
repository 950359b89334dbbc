import type { Actor, TransactionSql, TransactionWork, WorkspaceId } from './client.ts'
import { isUnavailable } from './errors.ts'

/** One read-only transaction in a workspace, as one person. */
type BeginReading = <T>(workspace: WorkspaceId, work: TransactionWork<T>, actor?: Actor) => Promise<T>

/** A transaction that several works read in. It ends once nobody may join any more and each of them is done. */
class Reading {
  #running = 0
  #works = 0
  #mayJoin = true
  readonly #sql = Promise.withResolvers<TransactionSql>()
  readonly #done = Promise.withResolvers<void>()

  constructor(begin: (work: TransactionWork<void>) => Promise<void>) {
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
  async run<T>(work: TransactionWork<T>): Promise<T> {
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
 * answered in turn. What fails fails alone: a work whose transaction was ended by another's failure is done again in one of
 * its own, so it may run twice.
 */
export function readTogether(begin: BeginReading): BeginReading {
  const joinable = new Map<string, Reading>()

  function join(workspace: WorkspaceId, actor: Actor | undefined): Reading {
    const person = [workspace, actor?.userId, actor?.role, actor?.token].join(' ')
    const known = joinable.get(person)
    if (known) return known
    const reading = new Reading(work => begin(workspace, work, actor))
    joinable.set(person, reading)
    setImmediate(() => {
      joinable.delete(person)
      reading.close()
    })
    return reading
  }

  return async (workspace, work, actor) => {
    const reading = join(workspace, actor)
    try {
      return await reading.run(work)
    } catch (error) {
      const isOthers = isAborted(error) || (reading.isShared && isUnavailable(error))
      if (!isOthers) throw error
      return begin(workspace, work, actor)
    }
  }
}

/** An earlier statement of the transaction failed: another work's, or the one that begins it. */
function isAborted(error: unknown): boolean {
  return Reflect.get(Object(error), 'code') === '25P02'
}
