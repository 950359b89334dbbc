import type { Command } from 'commander'
import {
  countWaitingWork,
  deleteWorkPause,
  findWorkPause,
  insertWorkPause,
} from '#db/queries/platform/work-pause.ts'
import { withDatabase } from './frame/database.ts'
import { outputOf } from './frame/output.ts'

/** `pause` and `resume`: stop everything that happens by itself, in all processes, and let it go on. */
export function registerPause(program: Command): void {
  program
    .command('pause')
    .description('stop background work in every process: emails, scheduled posts, billing; pages stay up')
    .option('--reason <text>', 'what doctor shows', 'an operator paused it')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async ({ reason }: { reason: string }, command: Command) => {
      const pause = await withDatabase(db =>
        db.acrossWorkspaces('operator', async sql => {
          await insertWorkPause(sql, { reason: reason.trim().slice(0, 500) || 'an operator paused it' })
          return findWorkPause(sql)
        }),
      )
      outputOf(command).result({ pause }, [
        `Background work has been paused since ${pause?.pausedAt.toISOString()}: ${pause?.reason}.`,
        'Every process stops within a few seconds. To go on: npm run cli -- resume',
      ])
    })

  program
    .command('resume')
    .description('let background work go on after pause or restore')
    .option('--dry-run', 'only show what is waiting')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async ({ dryRun = false }: { dryRun?: boolean }, command: Command) => {
      const { waiting, resumed } = await withDatabase(db =>
        db.acrossWorkspaces('operator', async sql => ({
          waiting: await countWaitingWork(sql),
          resumed: !dryRun && (await deleteWorkPause(sql)),
        })),
      )
      outputOf(command).result({ resumed, waiting }, [
        `${waiting.mails} emails and ${waiting.jobs} jobs are waiting.`,
        dryRun
          ? 'Nothing has changed.'
          : resumed
            ? 'Background work goes on within a few seconds.'
            : 'Background work was not paused.',
      ])
    })
}
