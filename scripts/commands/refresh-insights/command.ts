import type { Command } from 'commander'
import { refreshInsights } from '#app/services/insights/refresh-insights.ts'
import { asWorkspaceId, type Database, isUuid } from '#db/client.ts'
import { deleteInsightRefresh } from '#db/queries/insights/refreshes.ts'
import { findProfile } from '#db/queries/onboarding/profiles.ts'
import { countUsers } from '#db/queries/operator/user-overview.ts'
import { withDatabase } from '../frame/database.ts'
import { CommandFailure, EXIT } from '../frame/exit.ts'
import { outputOf } from '../frame/output.ts'
import { startProgress } from '../frame/progress.ts'
import { refreshAll } from './refresh-all.ts'

interface Flags {
  all?: boolean
  user?: string
  restart?: boolean
  dryRun?: boolean
}

/** `refresh-insights`: insights of one user or of all. */
export function registerRefreshInsights(program: Command): void {
  program
    .command('refresh-insights')
    .description('make insights anew and store those that changed')
    .option('--all', 'every user, in batches; goes on where an interrupted run stopped')
    .option('--user <id>', 'one user')
    .option('--restart', 'with --all: begin at the first user')
    .option('--dry-run', 'with --all: count what would be written, and write nothing')
    .option('--json', 'print JSON')
    .action(async (flags: Flags, command: Command) => {
      if (Boolean(flags.all) === (flags.user !== undefined)) {
        throw new CommandFailure('Say either --all or --user <id>.', EXIT.usage)
      }
      const output = outputOf(command)
      const { user } = flags
      if (user !== undefined) {
        if (flags.dryRun) throw new CommandFailure('--dry-run goes with --all.', EXIT.usage)
        if (!isUuid(user)) throw new CommandFailure('--user takes an id (a uuid).', EXIT.usage)
        await withDatabase(db => refreshOne(db, user))
        return output.result({ users: 1 }, ['1 user refreshed'])
      }
      const report = await withDatabase(async db => {
        const progress = startProgress('insights', await countUsers(db.sql), output)
        try {
          return await refreshAll(db, {
            now: new Date(),
            restart: flags.restart === true,
            dryRun: flags.dryRun === true,
            onProgress: progress.update,
          })
        } finally {
          progress.stop()
        }
      })
      const wrote = flags.dryRun ? 'would be written' : 'written'
      output.result({ ...report }, [
        `${report.users} users, ${report.written} insights ${wrote}${report.resumed ? ' (went on after an interruption)' : ''}`,
      ])
    })
}

async function refreshOne(db: Database, id: string): Promise<void> {
  const workspace = asWorkspaceId(id)
  if (!(await findProfile(db.sql, { workspace }))) throw new CommandFailure(`There is no user ${id}.`)
  await db.transaction(async sql => {
    // An operator who asks means now, however fresh they are.
    await deleteInsightRefresh(sql, { workspace })
    await refreshInsights(sql, { workspace, now: new Date() })
  })
}
