import type { Command } from 'commander'
import { asWorkspaceId, type Database, isUuid } from '#db/client.ts'
import { findScoreInput } from '#db/queries/brand/score-inputs.ts'
import { upsertBrandScores } from '#db/queries/brand/scores.ts'
import { findProfile } from '#db/queries/onboarding/profiles.ts'
import { countUsers } from '#db/queries/operator/user-overview.ts'
import { withDatabase } from '../frame/database.ts'
import { CommandFailure, EXIT } from '../frame/exit.ts'
import { outputOf } from '../frame/output.ts'
import { startProgress } from '../frame/progress.ts'
import { recomputeAll, scoreOf } from './recompute-all.ts'

interface Flags {
  all?: boolean
  user?: string
  restart?: boolean
}

/** `recompute-scores`: brand scores of one user or of all. */
export function registerRecomputeScores(program: Command): void {
  program
    .command('recompute-scores')
    .description('compute brand scores anew and store those that changed')
    .option('--all', 'every user, in batches; goes on where an interrupted run stopped')
    .option('--user <id>', 'one user')
    .option('--restart', 'with --all: begin at the first user')
    .option('--json', 'print JSON')
    .action(async (flags: Flags, command: Command) => {
      if (Boolean(flags.all) === (flags.user !== undefined)) {
        throw new CommandFailure('Say either --all or --user <id>.', EXIT.usage)
      }
      const output = outputOf(command)
      const { user } = flags
      if (user !== undefined) {
        if (!isUuid(user)) throw new CommandFailure('--user takes an id (a uuid).', EXIT.usage)
        const outcome = await withDatabase(db => recomputeOne(db, user))
        return output.result(outcome, [
          `overall ${outcome.overall} (${outcome.dataSource}), ${outcome.written} written`,
        ])
      }
      const report = await withDatabase(async db => {
        const progress = startProgress('scores', await countUsers(db.sql), output)
        try {
          return await recomputeAll(db, {
            now: new Date(),
            restart: flags.restart === true,
            onProgress: progress.update,
          })
        } finally {
          progress.stop()
        }
      })
      output.result({ ...report }, [
        `${report.users} users, ${report.written} scores written${report.resumed ? ' (went on after an interruption)' : ''}`,
      ])
    })
}

async function recomputeOne(db: Database, id: string) {
  const workspace = asWorkspaceId(id)
  if (!(await findProfile(db.sql, { workspace }))) throw new CommandFailure(`There is no user ${id}.`)
  const now = new Date()
  const score = scoreOf(workspace, await findScoreInput(db.sql, { workspace, now }), now)
  const written = await upsertBrandScores(db.sql, { scores: [score], now })
  return { ...score, written }
}
