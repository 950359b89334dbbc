import type { Command } from 'commander'
import { asWorkspaceId, type Database, isUuid, type WorkspaceId } from '#db/client.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { countUsers } from '#db/queries/identity/user-overview.ts'
import { withDatabase } from './database.ts'
import { CommandFailure, EXIT } from './exit.ts'
import type { Output } from './output.ts'
import { startProgress } from './progress.ts'

export interface UserFlags {
  all?: boolean
  user?: string
  restart?: boolean
}

/** Options of a command that works on one user, or on all in batches. */
export function withUserOptions(command: Command): Command {
  return command
    .option('--all', 'every user, in batches; continues where an interrupted run stopped')
    .option('--user <id>', 'one user')
    .option('--restart', 'with --all: start at the first user')
    .option('--json', 'print JSON')
}

/** The one user that was asked for, or null for all. Neither or both is a failure of usage. */
export function askedUser(flags: UserFlags): WorkspaceId | null {
  if (Boolean(flags.all) === (flags.user !== undefined))
    throw new CommandFailure('Add either --all or --user <id>.', EXIT.usage)
  if (flags.user === undefined) return null
  if (!isUuid(flags.user)) throw new CommandFailure('--user takes an id (a uuid).', EXIT.usage)
  return asWorkspaceId(flags.user)
}

/** Works on one user, who must exist. */
export function withUser<T>(workspace: WorkspaceId, work: (db: Database) => Promise<T>): Promise<T> {
  return withDatabase(async db => {
    if (!(await db.acrossWorkspaces('operator', sql => findProfile(sql, { workspace }))))
      throw new CommandFailure(`There is no user ${workspace}.`)
    return work(db)
  })
}

/** Works on all users under a progress line; `onProgress` takes how many are done. */
export function withAllUsers<T>(
  label: string,
  output: Output,
  work: (db: Database, onProgress: (users: number) => void) => Promise<T>,
): Promise<T> {
  return withDatabase(async db => {
    const progress = startProgress(
      label,
      await db.acrossWorkspaces('operator', sql => countUsers(sql)),
      output,
    )
    try {
      return await work(db, progress.update)
    } finally {
      progress.stop()
    }
  })
}
