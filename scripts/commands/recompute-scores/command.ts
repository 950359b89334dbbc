import type { Command } from 'commander'
import type { Database, WorkspaceId } from '#db/client.ts'
import { findScoreInput } from '#db/queries/brand/score-inputs.ts'
import { upsertBrandScores } from '#db/queries/brand/scores.ts'
import { outputOf } from '../frame/output.ts'
import { askedUser, type UserFlags, withAllUsers, withUser, withUserOptions } from '../frame/users.ts'
import { recomputeAll, scoreOf } from './recompute-all.ts'

/** `recompute-scores`: brand scores of one user or of all. */
export function registerRecomputeScores(program: Command): void {
  withUserOptions(program.command('recompute-scores'))
    .description('recompute brand scores and store those that changed')
    .action(async (flags: UserFlags, command: Command) => {
      const user = askedUser(flags)
      const output = outputOf(command)
      if (user) {
        const outcome = await withUser(user, db => recomputeOne(db, user))
        return output.result(outcome, [
          `overall ${outcome.overall} (${outcome.dataSource}), ${outcome.written} written`,
        ])
      }
      const restart = flags.restart === true
      const report = await withAllUsers('scores', output, (db, onProgress) =>
        recomputeAll(db, { now: new Date(), restart, onProgress }),
      )
      output.result({ ...report }, [
        `${report.users} users, ${report.written} scores written${report.resumed ? ' (continued after an interruption)' : ''}`,
      ])
    })
}

async function recomputeOne(db: Database, workspace: WorkspaceId) {
  const now = new Date()
  const score = scoreOf(
    workspace,
    await db.acrossWorkspaces('operator', sql => findScoreInput(sql, { workspace, now })),
    now,
  )
  const written = await db.acrossWorkspaces('operator', sql =>
    upsertBrandScores(sql, { scores: [score], now }),
  )
  return { ...score, written }
}
