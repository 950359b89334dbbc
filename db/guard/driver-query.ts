import type postgres from 'postgres'

/** What the guard sees of a query on its way: the driver's own object, which settles by these two. */
export interface DriverQuery {
  resolve(value: unknown): void
  reject(error: unknown): void
  /** Set for a query that is read bit by bit, at its reader's pace. */
  readonly cursorRows?: number
}

/** The connection of a transaction. */
export interface DriverConnection {
  /** Ends its link; what runs on it fails. */
  drop(): void
}

/** Called with each query before it runs, and with the connection if it belongs to a transaction; see db/driver/patches.ts. */
export type DriverGuard = (
  query: DriverQuery,
  run: (query: DriverQuery) => void,
  connection?: DriverConnection,
) => void

/** What the patches give the pool besides what it has. */
export interface DroppingSql {
  /** Rejects a query, wherever it is on its way, and ends the link it was sent over. */
  drop(query: DriverQuery, error: unknown): void
  /** Ends the links that nobody uses just now. */
  dropIdle(): void
  dropAll(): void
}

export type GuardedSql = postgres.Sql & DroppingSql
