import type { Command } from 'commander'
import { refreshInsights } from '#app/insights/services/refresh-insights.ts'
import type { Database, WorkspaceId } from '#db/client.ts'
import { deleteInsightRefresh } from '#db/queries/insights/refreshes.ts'
import { CommandFailure, EXIT } from '../frame/exit.ts'
import { outputOf } from '../frame/output.ts'
import { askedUser, type UserFlags, withAllUsers, withUser, withUserOptions } from '../frame/users.ts'
import { refreshAll } from './refresh-all.ts'

interface Flags extends UserFlags {
  dryRun?: boolean
}

/** `refresh-insights`: insights of one user or of all. */
export function registerRefreshInsights(program: Command): void {
  withUserOptions(program.command('refresh-insights'))
    .description('rebuild insights and store those that changed')
    .option('--dry-run', 'with --all: count what would be written without writing it')
    .action(async (flags: Flags, command: Command) => {
      const user = askedUser(flags)
      const output = outputOf(command)
      const dryRun = flags.dryRun === true
      if (user) {
        if (dryRun) throw new CommandFailure('--dry-run needs --all.', EXIT.usage)
        await withUser(user, db => refreshOne(db, user))
        return output.result({ users: 1 }, ['1 user refreshed'])
      }
      const restart = flags.restart === true
      const report = await withAllUsers('insights', output, (db, onProgress) =>
        refreshAll(db, { now: new Date(), restart, dryRun, onProgress }),
      )
      const wrote = dryRun ? 'would be written' : 'written'
      output.result({ ...report }, [
        `${report.users} users, ${report.written} insights ${wrote}${report.resumed ? ' (continued after an interruption)' : ''}`,
      ])
    })
}

async function refreshOne(db: Database, workspace: WorkspaceId): Promise<void> {
  await db.acrossWorkspaces('operator', async sql => {
    // An operator who asks means now, however fresh they are.
    await deleteInsightRefresh(sql, { workspace })
    await refreshInsights(sql, { workspace, now: new Date() })
  })
}
