import type postgres from 'postgres'
import type { TeamRole } from '#core/team/roles.ts'
import type { Crossing } from './crossings.ts'
import { driver } from './driver/driver.ts'
import type { GuardedSql } from './guard/driver-query.ts'
import { type OpenPool, openGuardedPool } from './guard/guard-pool.ts'
import { SharedReadings } from './read-together.ts'

/** The pool or an open transaction: what every query takes first, so that it runs in either. */
export type Sql = postgres.ISql
/** A piece of a statement, such as the owner that its rows must have. */
export type SqlPart = postgres.Fragment

declare const workspaceBrand: unique symbol

/** The owner's account id, checked by a guard. Only `asWorkspaceId` makes one. */
export type WorkspaceId = string & { readonly [workspaceBrand]: true }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Marks an account id as the workspace one may act in. Called by the session guard, jobs, the CLI and tests;
 * whoever calls it vouches that the caller may act there. Throws a TypeError when the text is no uuid.
 */
export function asWorkspaceId(id: string): WorkspaceId {
  if (!UUID.test(id)) throw new TypeError('A workspace id must be a uuid')
  return id.toLowerCase() as WorkspaceId
}

/** True for the text form of a uuid; ask before a query, because PostgreSQL answers anything else with an error. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text)
}

/** The roles a connection works as when nobody said more (db/migrations/0130_roles_that_own_nothing.sql). */
export type ConnectionRole = 'app_identity' | 'app_jobs'

export interface ConnectionOptions {
  readonly url: string
  /** Connections in the pool; 1 on the embedded database, whose single session would make more of them wait. */
  readonly max?: number
  /** False behind a transaction-pooling PgBouncer: no prepared statements and no start-up parameters. */
  readonly prepare?: boolean
  /** Shown by pg_stat_activity. */
  readonly applicationName?: string
  /** Seconds until an attempt to connect counts as failed. */
  readonly connectTimeout?: number
  /**
   * Milliseconds that a query may take, with its wait for a connection, before it fails and its link is ended; absent, it
   * waits for as long as the link seems to live. Queries inside of `withinDeadline` share that time instead.
   */
  readonly deadlineMs?: number
  /** With `deadlineMs`: told when the database falls silent and when it answers again. */
  readonly onSilence?: (answers: boolean) => void
  /** Milliseconds a statement may run; 0 is as good as none (operator's commands on many rows). */
  readonly statementTimeout?: number
  /** What NOTIFY brings back on our own connections; the embedded database knows no other way to bring it. */
  readonly onNotify?: (channel: string, payload: string) => void
}

export interface DatabaseOptions extends ConnectionOptions {
  /** What the connection works as outside of a workspace; `app_identity` unless said otherwise. */
  readonly role?: ConnectionRole
  /** Told of every transaction across workspaces, by its reason. */
  readonly onCrossing?: (reason: Crossing) => void
}

/** Who acts in a transaction, and as what: row security weighs it (db/migrations/0080_team.sql). */
export interface Actor {
  readonly userId: string
  readonly role: TeamRole
  /** The name of the API token they act with; absent for themselves. The activity log keeps it. */
  readonly token?: string | undefined
}

/** The `sql` of an open transaction. */
export type TransactionSql = postgres.TransactionSql

/** What runs inside one transaction, with the `sql` that belongs to it. */
export type TransactionWork<T> = (sql: TransactionSql) => Promise<T>

/** A pool as it is, with the rights of whoever signed in. */
export interface Connection {
  readonly sql: postgres.Sql
  /** One transaction. Inside it use only the `sql` handed in. */
  transaction<T>(work: TransactionWork<T>): Promise<T>
  /** Waits for running queries, five seconds at most, and closes every connection. */
  close(): Promise<void>
}

export interface Database {
  /**
   * Outside of every workspace, as the role `app_identity`: accounts, sessions, links, limits and what visitors leave.
   * It has no right to any other table of a workspace, so that a forgotten scope is refused rather than obeyed.
   */
  readonly unscoped: Omit<Connection, 'close'>
  /**
   * One transaction of the role `app`, which sees and changes nothing outside the workspace. Without an actor it is the
   * owner's: jobs, the CLI and visitors' links.
   */
  inWorkspace<T>(workspace: WorkspaceId, work: TransactionWork<T>, actor?: Actor): Promise<T>
  /**
   * The same for what only reads: works of one person that begin in the same turn of the event loop share a transaction, and
   * whatever writes is refused (db/read-together.ts). `work` may run twice, and sets nothing that others would read under.
   */
  readInWorkspace<T>(workspace: WorkspaceId, work: TransactionWork<T>, actor?: Actor): Promise<T>
  /**
   * The same for what only reads and may be up to five seconds old, except for what its reader has changed themselves: where
   * there is a replica it answers (db/replica). `work` may run twice and must write nothing.
   */
  readLagging<T>(workspace: WorkspaceId, work: TransactionWork<T>, actor?: Actor): Promise<T>
  /** Where the log stands that a replica replays, as text; null without a replica. */
  logPosition(): Promise<string | null>
  /**
   * The one door through all workspaces: one transaction of the role `app_crossing`, which no row is hidden from. The
   * reason is one of a list (db/crossings.ts) and is logged; who may cross is listed too (scripts/checks/architecture/crossings.ts).
   */
  acrossWorkspaces<T>(reason: Crossing, work: TransactionWork<T>): Promise<T>
  close(): Promise<void>
}

/**
 * The database as one person in one workspace is given it: each transaction there carries who acts and as what. One's
 * own workspace is always open to its owner; any other is refused with a TypeError.
 */
export function actingAs(db: Database, actor: Actor & { readonly workspace: WorkspaceId }): Database {
  const { userId, role, token, workspace: here } = actor
  const actorIn = (workspace: WorkspaceId): Actor => {
    if (workspace !== here && workspace !== userId) throw new TypeError('This is somebody else’s workspace')
    return { userId, token, role: workspace === here ? role : 'owner' }
  }
  return {
    ...db,
    inWorkspace: (workspace, work) => db.inWorkspace(workspace, work, actorIn(workspace)),
    readInWorkspace: (workspace, work) => db.readInWorkspace(workspace, work, actorIn(workspace)),
    readLagging: (workspace, work) => db.readLagging(workspace, work, actorIn(workspace)),
  }
}

/**
 * What the product does by itself inside somebody's transaction, such as bringing insights up to date for a viewer who
 * only reads: until `work` is over, row security weighs nobody's role, and still only this workspace is open.
 */
export async function asMachinery<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  const [was] = await sql<{ role: string | null }[]>`select current_setting('app.team_role', true) as role`
  if (!was?.role) return work()
  await sql`select set_config('app.team_role', '', true)`
  const result = await work()
  await sql`select set_config('app.team_role', ${was.role}, true)`
  return result
}

/**
 * Milliseconds: the longest a statement, a wait for a lock and an idle transaction may take; without these one
 * forgotten transaction holds everybody up.
 */
export const TIMEOUTS = { statement: 15_000, lock: 5_000, idleInTransaction: 15_000 } as const

/** Milliseconds: the longest limit that PostgreSQL knows, 24 days. */
const LONGEST_TIMEOUT = 2_147_483_647

/** Seconds between two tries of one connection to reach a server that is gone. */
const RECONNECT_PAUSE_S = 0.2

/** Counts and sums stay far below 2^53; a bigint that does not is refused rather than silently rounded. */
function readBigint(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

const types = {
  bigint: { to: 20, from: [20], parse: readBigint, serialize: String },
  numeric: { to: 1700, from: [1700], parse: Number, serialize: String },
  // A calendar day is no instant: it stays `YYYY-MM-DD`, else it would shift with the machine's time zone.
  day: { to: 1082, from: [1082], parse: (text: string) => text, serialize: String },
}

/**
 * Opens a pool on a server or on the embedded database alike. Columns come out in camelCase and go in as snake_case;
 * JSON keeps its keys as they are. Connects on first use, so that a lost database shows as a failed query.
 */
function openPool(options: ConnectionOptions, role: ConnectionRole | null): Pool {
  const prepare = options.prepare ?? true
  const timeouts = {
    // The driver leaves out a setting that is 0, and the role's own limit would hold instead.
    statement_timeout: (options.statementTimeout ?? TIMEOUTS.statement) || LONGEST_TIMEOUT,
    lock_timeout: TIMEOUTS.lock,
    idle_in_transaction_session_timeout: TIMEOUTS.idleInTransaction,
  }
  const open = ({ guard, max, connectTimeout }: Partial<Parameters<OpenPool>[0]>) =>
    driver(options.url, {
      max: max ?? options.max ?? 10,
      prepare,
      connect_timeout: connectTimeout ?? options.connectTimeout ?? 5,
      ...(guard ? { guard } : {}),
      // The driver's own pauses grow to twenty seconds, in which whoever asks would wait instead of being told.
      backoff: () => RECONNECT_PAUSE_S,
      // Behind PgBouncer the settings of whoever signs in hold instead (`cli database prepare`); it refuses these.
      connection: {
        application_name: options.applicationName ?? 'brandhearth',
        ...(prepare ? timeouts : {}),
        ...(prepare && role ? { role } : {}),
      },
      onnotice: () => {},
      ...(options.onNotify ? { onnotify: options.onNotify } : {}),
      // `driver.camel` would also rename the keys inside JSON, where `core_values` must stay `core_values`.
      transform: { column: { from: driver.toCamel, to: driver.fromCamel } },
      types,
    }) as unknown as GuardedSql
  const guarded = options.deadlineMs ? openGuardedPool(open, options.deadlineMs, options.onSilence) : null
  const sql = guarded?.sql ?? open({})
  return {
    sql,
    close: () => {
      guarded?.close()
      return sql.end({ timeout: 5 })
    },
  }
}

interface Pool {
  readonly sql: postgres.Sql
  close(): Promise<void>
}

/** A pool with the rights of whoever its address signs in as: for migrations, which the owner of the tables makes. */
export function openConnection(options: ConnectionOptions): Connection {
  const { sql, close } = openPool(options, null)
  return { sql, transaction: work => sql.begin(work) as Promise<never>, close }
}

/** Opens the database as the app uses it: whoever its address signs in as, it works as one of the roles that own nothing. */
export function openDatabase(options: DatabaseOptions): Database {
  const { sql, close } = openPool(options, options.role ?? 'app_identity')

  /** A transaction that begins by taking on a role. */
  async function begin<T>(
    take: (tx: TransactionSql) => postgres.PendingQuery<postgres.Row[]>,
    work: TransactionWork<T>,
    mode: '' | 'read only' = '',
  ): Promise<T> {
    return sql.begin(mode, async tx => {
      // Sent at once and awaited last: one connection keeps the order, and a failure here fails all that follows.
      const scope = take(tx).execute()
      // When the link is lost `work` fails first and nobody awaits this one: it must not end the process.
      scope.catch(() => {})
      const result = await work(tx)
      await scope
      return result
    }) as Promise<T>
  }

  const actIn = (workspace: WorkspaceId, actor?: Actor) => (tx: TransactionSql) =>
    tx`
    select set_config('role', 'app', true), set_config('app.workspace', ${workspace}, true),
      set_config('app.actor', ${actor?.userId ?? ''}, true),
      set_config('app.team_role', ${actor?.role ?? ''}, true),
      set_config('app.token', ${actor?.token ?? ''}, true)
  `
  const inWorkspace: Database['inWorkspace'] = (workspace, work, actor) =>
    begin(actIn(workspace, actor), work)

  const readings = new SharedReadings<TransactionSql>()
  const readInWorkspace: Database['readInWorkspace'] = (workspace, work, actor) => {
    const person = [workspace, actor?.userId, actor?.role, actor?.token].join(' ')
    return readings.read(person, each => begin(actIn(workspace, actor), each, 'read only'), work)
  }

  return {
    unscoped: { sql, transaction: work => sql.begin(work) as Promise<never> },
    inWorkspace,
    readInWorkspace,
    readLagging: inWorkspace,
    logPosition: async () => null,
    acrossWorkspaces: (reason, work) => {
      options.onCrossing?.(reason)
      return begin(tx => tx`select set_config('role', 'app_crossing', true)`, work)
    },
    close,
  }
}
