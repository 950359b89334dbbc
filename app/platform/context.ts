import type { Config } from '#app/config.server.ts'
import type { Access } from '#core/billing/subscription.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { TeamRole } from '#core/team/roles.ts'
import { type Database, openDatabase, type WorkspaceId } from '#db/client.ts'

/** What every use case is given: where things are kept, what time it is, how we are set up. */
export interface ServiceContext {
  readonly db: Database
  readonly now: () => Date
  readonly config: Config
}

/** The same for someone who is signed in and acts in a workspace. Only the session guard and jobs make one. */
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
}

/** Opens the context of a process. Connects on first use. `onNotify` hears what NOTIFY brings on its own connections. */
export function openServiceContext(
  config: Config,
  applicationName: string,
  onNotify?: (channel: string, payload: string) => void,
): ServiceContext {
  if (!config.databaseUrl) throw new Error('DATABASE_URL is not set, and no embedded database was opened')
  const db = openDatabase({
    url: config.databaseUrl,
    max: config.databasePool,
    prepare: config.databasePrepare,
    applicationName,
    ...(onNotify ? { onNotify } : {}),
  })
  return { db, now: () => new Date(), config }
}
