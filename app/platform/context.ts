import type { Config } from '#app/config.server.ts'
import type { Access } from '#core/billing/subscription.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { TeamRole } from '#core/team/roles.ts'
import {
  type Database,
  type DatabaseOptions,
  openDatabase,
  type TransactionWork,
  type WorkspaceId,
} from '#db/client.ts'
import { type ReplicaNotes, withReplica } from '#db/replica/with-replica.ts'
import { noteCrossing } from './log/note-crossing.ts'

/** What every use case is given: where things are kept, what time it is, how we are set up. */
export interface ServiceContext {
  readonly db: Database
  readonly now: () => Date
  readonly config: Config
}

/** The same for someone who is signed in and acts in a workspace. Made by `makeWorkspaceContext` only. */
export interface WorkspaceContext extends ServiceContext {
  readonly userId: string
  readonly workspace: WorkspaceId
  /** What they are in this workspace. */
  readonly role: TeamRole
  /** The tier in force, after the subscription's status was weighed. */
  readonly tier: Tier
  readonly access: Access
  /** Of the workspace: its months begin and its posts go out by this clock. IANA name. */
  readonly timeZone: string
  /** One transaction in this workspace, as what its person is there; see `Database.inWorkspace`. */
  inWorkspace<T>(this: InWorkspace, work: TransactionWork<T>): Promise<T>
  /** The same for what only reads, shared with what else this person reads just now; see `Database.readInWorkspace`. */
  readInWorkspace<T>(this: InWorkspace, work: TransactionWork<T>): Promise<T>
  /** The same for what only reads and may be a little old; see `Database.readLagging`. */
  readLagging<T>(this: InWorkspace, work: TransactionWork<T>): Promise<T>
}

/** What a transaction needs to know of its context; TypeScript refuses to call `inWorkspace` without it. */
type InWorkspace = Pick<WorkspaceContext, 'db' | 'workspace'>

/** What every use case needs to act in a workspace. The caller vouches that this person may act there, as this. */
export function makeWorkspaceContext(
  context: ServiceContext,
  person: Omit<WorkspaceContext, keyof ServiceContext | 'inWorkspace' | 'readInWorkspace' | 'readLagging'>,
): WorkspaceContext {
  return { ...context, ...person, inWorkspace, readInWorkspace, readLagging }
}

/** Reads the workspace of the context it is called on, so that a copy with another workspace acts in that one. */
function inWorkspace<T>(this: InWorkspace, work: TransactionWork<T>): Promise<T> {
  return this.db.inWorkspace(this.workspace, work)
}

function readInWorkspace<T>(this: InWorkspace, work: TransactionWork<T>): Promise<T> {
  return this.db.readInWorkspace(this.workspace, work)
}

function readLagging<T>(this: InWorkspace, work: TransactionWork<T>): Promise<T> {
  return this.db.readLagging(this.workspace, work)
}

/** How a process's pool behaves; see `DatabaseOptions`. */
type PoolOptions = Pick<DatabaseOptions, 'onNotify' | 'deadlineMs' | 'onSilence'> & ReplicaNotes

/**
 * Opens the context of a process. Connects on first use. The embedded database lives in this process and cannot fall
 * silent by itself, so no deadline ends its one link.
 */
export function openServiceContext(
  config: Config,
  applicationName: string,
  { onNotify, deadlineMs, onSilence, onFallback }: PoolOptions = {},
): ServiceContext {
  if (!config.databaseUrl) throw new Error('DATABASE_URL is not set, and no embedded database was opened')
  const pool = {
    max: config.databasePool,
    prepare: config.databasePrepare,
    applicationName,
    onCrossing: noteCrossing,
    ...(deadlineMs && !config.databaseEmbedded ? { deadlineMs } : {}),
  }
  const primary = openDatabase({
    ...pool,
    url: config.databaseUrl,
    ...(onNotify ? { onNotify } : {}),
    ...(onSilence ? { onSilence } : {}),
  })
  const db = config.databaseReplicaUrl
    ? withReplica(primary, openDatabase({ ...pool, url: config.databaseReplicaUrl }), {
        ...(onFallback ? { onFallback } : {}),
      })
    : primary
  return { db, now: () => new Date(), config }
}
