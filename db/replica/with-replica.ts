import type { Database } from '../client.ts'
import { databaseFailure, isUnavailable } from '../errors.ts'
import { withinDeadline } from '../guard/deadline.ts'
import { LAG_MS, PrimaryLog } from './primary-log.ts'
import { readPosition } from './read-position.ts'

/** Why reads go to the primary although they might lag. */
export type FallbackReason = 'behind' | 'unavailable'

export interface ReplicaNotes {
  /** Told when reads that may lag begin to go to the primary, and (null) when the replica answers again. */
  readonly onFallback?: (reason: FallbackReason | null) => void
}

/** Milliseconds in which a replica that could not serve is not asked again. */
const REST_MS = 1_000
/** Milliseconds that a read may take there before the primary is asked instead: within the time of a request. */
const WITHIN_MS = 2_000

/** What a replica cannot answer: it has not replayed what this reader has seen (`ahead`), or nobody may read that far behind. */
class ReplicaBehind extends Error {
  override readonly name = 'ReplicaBehind'
  readonly isLate: boolean

  constructor(isLate: boolean) {
    super(isLate ? 'The replica lags' : 'The replica has yet to replay what its reader has seen')
    this.isLate = isLate
  }
}

/**
 * A database whose reads that may lag (`readLagging`) go to a replica, if it has replayed everything that the reader has seen
 * and lags five seconds at most. Otherwise, and when it cannot be reached or ends a query for its own replay, the primary
 * answers and nobody notices. The replica is opened like the primary, so row security holds there as it does here.
 */
export function withReplica(
  primary: Database,
  replica: Database,
  { onFallback }: ReplicaNotes = {},
): Database {
  const log = new PrimaryLog(primary)
  let restsUntil = 0
  let lateSince: number | null = null
  let told: FallbackReason | null = null
  const tell = (reason: FallbackReason | null) => {
    if (told === reason) return
    told = reason
    onFallback?.(reason)
  }
  const note = (error: unknown) => {
    const now = performance.now()
    const isBehind = error instanceof ReplicaBehind
    // It is ahead of this reader alone: the next one may be answered.
    if (isBehind && !error.isLate) return
    restsUntil = now + REST_MS
    lateSince ??= now
    if (!isBehind) tell('unavailable')
    // The first readings of the primary's log ask for more than they need.
    else if (now - lateSince >= LAG_MS) tell('behind')
  }

  return {
    ...primary,
    async readLagging(workspace, work, actor) {
      const position = readPosition()
      const needed = position && performance.now() >= restsUntil ? await log.neededPosition() : null
      if (!position || needed === null) return primary.inWorkspace(workspace, work, actor)
      try {
        const result = await withinDeadline(
          () =>
            replica.inWorkspace(
              workspace,
              async sql => {
                const [row] = await sql<{ isInTime: boolean | null; hasSeen: boolean | null }[]>`
                select pg_last_wal_replay_lsn() >= ${needed}::text::pg_lsn as is_in_time,
                  pg_last_wal_replay_lsn() >= ${position.seen ?? '0/0'}::text::pg_lsn as has_seen
              `
                // Null: it replays nothing, being no replica.
                if (!row?.isInTime) throw new ReplicaBehind(true)
                if (!row.hasSeen) throw new ReplicaBehind(false)
                return work(sql)
              },
              actor,
            ),
          WITHIN_MS,
        )
        lateSince = null
        tell(null)
        return result
      } catch (error) {
        if (!isReplicas(error)) throw error
        note(error)
        return primary.inWorkspace(workspace, work, actor)
      }
    },
    logPosition: () => log.now(),
    close: async () => void (await Promise.all([primary.close(), replica.close()])),
  }
}

/** What the primary would not have answered: it cannot be reached, lags, or its replay needed what the query was reading. */
function isReplicas(error: unknown): boolean {
  return (
    error instanceof ReplicaBehind || isUnavailable(error) || databaseFailure(error)?.reason === 'conflict'
  )
}
