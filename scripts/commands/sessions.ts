import type { Command } from 'commander'
import { revokeAllSessions } from '#app/identity/services/sessions/revoke-all-sessions.ts'
import { countSessionsBefore } from '#db/queries/identity/sessions.ts'
import { withDatabase } from './frame/database.ts'
import { outputOf } from './frame/output.ts'
import { startProgress } from './frame/progress.ts'

/** `sessions revoke-all`: signs everybody out. */
export function registerSessions(program: Command): void {
  program
    .command('sessions')
    .description('end sessions')
    .command('revoke-all')
    .description('sign everyone out and end open sign-in links; without --yes it only counts them')
    .option('--yes', 'do it')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async ({ yes = false }: { yes?: boolean }, command: Command) => {
      const output = outputOf(command)
      const ended = await withDatabase(async db => {
        const total = await countSessionsBefore(db.unscoped.sql, { before: new Date() })
        if (!yes) return { sessions: total, links: 0 }
        const progress = startProgress('sessions', total, output)
        try {
          return await revokeAllSessions({ db, now: () => new Date() }, progress.update)
        } finally {
          progress.stop()
        }
      })
      output.result(
        { dryRun: !yes, ...ended },
        yes
          ? [`Ended ${ended.sessions} sessions and ${ended.links} open sign-in links.`]
          : [`${ended.sessions} sessions are open. Nothing changed yet. Add --yes to end them.`],
      )
    })
}
