import { databaseFailure, isUnavailable } from '../errors.ts'
import { Breaker } from './breaker.ts'
import { DatabaseSilent } from './database-silent.ts'
import { Deadline, overdue, sharedDeadline } from './deadline.ts'
import type { DriverGuard, GuardedSql } from './driver-query.ts'

/** Makes a pool on the same database, with one guard for all that passes it. */
export type OpenPool = (options: {
  readonly guard: DriverGuard
  /** Connections; the pool's own number when absent. */
  readonly max?: number
  /** Seconds. */
  readonly connectTimeout: number
}) => GuardedSql

/** Seconds until a link that does not come up counts as failed: well within the time of a request. */
const CONNECT_WITHIN_S = 3
/** Milliseconds in which a look at the database has its answer. */
const PROBE_WITHIN_MS = 1_000

/**
 * A pool whose queries never wait for a database that says nothing. Each piece of work (`withinDeadline`) or, outside of
 * one, each query has its time; then it fails as unavailable and the links it was on are ended, since nobody knows what
 * they still hold. While the database is known to be silent, whatever is asked fails at once.
 */
export function openGuardedPool(
  open: OpenPool,
  limitMs: number,
  onChange: (answers: boolean) => void = () => {},
): { sql: GuardedSql; close(): void } {
  const breaker = new Breaker(probe, answers => {
    if (!answers) sql.dropAll()
    onChange(answers)
  })

  const guard: DriverGuard = (query, run, connection) => {
    const deadline = sharedDeadline() ?? new Deadline(limitMs)
    const giveUp = () => {
      sql.drop(query, overdue())
      // A link that died in silence is seldom the only one.
      sql.dropIdle()
    }
    if (breaker.isOpen || !deadline.enter(query, giveUp)) {
      // A transaction that may not even be rolled back ends with its link.
      connection?.drop()
      query.reject(breaker.isOpen ? new DatabaseSilent('The database does not answer') : overdue())
      return
    }
    // Whoever reads bit by bit takes the time they need.
    if (query.cursorRows !== undefined) deadline.leave(query)
    const { resolve, reject } = query
    query.resolve = value => {
      deadline.leave(query)
      resolve(value)
    }
    query.reject = error => {
      deadline.leave(query)
      reject(error)
      if (isUnavailable(error)) breaker.suspect()
    }
    run(query)
  }

  const sql = open({ guard, connectTimeout: CONNECT_WITHIN_S })
  let prober: GuardedSql | null = null

  async function probe(): Promise<boolean> {
    prober ??= open({
      max: 1,
      connectTimeout: PROBE_WITHIN_MS / 1000,
      guard: (query, run) => {
        const late = setTimeout(() => prober?.drop(query, overdue()), PROBE_WITHIN_MS)
        const { resolve, reject } = query
        query.resolve = value => {
          clearTimeout(late)
          resolve(value)
        }
        query.reject = error => {
          clearTimeout(late)
          reject(error)
        }
        run(query)
      },
    })
    const answers = await prober`select 1`.then(
      () => true,
      // Refused for another reason, such as too many connections, it answers all the same.
      (error: unknown) => Reflect.get(Object(error), 'severity') !== undefined && !isStopping(error),
    )
    if (answers) {
      void prober.end({ timeout: 0 })
      prober = null
    }
    return answers
  }

  return {
    sql,
    close() {
      breaker.close()
      void prober?.end({ timeout: 0 })
    },
  }
}

/** Class 57P: the server is starting or stopping. */
function isStopping(error: unknown): boolean {
  const code: unknown = Reflect.get(Object(error), 'code')
  return databaseFailure(error)?.reason === 'unavailable' && String(code).startsWith('57P')
}
