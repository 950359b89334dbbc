import type { Command } from 'commander'
import type { Database, WorkspaceId } from '#db/client.ts'
import { findScoreInput } from '#db/queries/brand/score-inputs.ts'
import { upsertBrandScores } from '#db/queries/brand/scores.ts'
import { outputOf } from '../frame/output.ts'
import { askedUser, type UserFlags, withAllUsers, withUser, withUserOptions } from '../frame/users.ts'
import { recomputeAll, scoreOf } from './recompute-all.ts'
import { rescorePosts } from './rescore-posts.ts'

/** `recompute-scores`: brand scores of one user or of all, once posts scored by older rules have been scored again. */
export function registerRecomputeScores(program: Command): void {
  withUserOptions(program.command('recompute-scores'))
    .description(
      'score posts again that older rules scored, recompute brand scores and store those that changed',
    )
    .action(async (flags: UserFlags, command: Command) => {
      const user = askedUser(flags)
      const output = outputOf(command)
      if (user) {
        const outcome = await withUser(user, db => recomputeOne(db, user))
        return output.result(outcome, [
          `${outcome.rescored} posts scored again, overall ${outcome.overall} (${outcome.dataSource}), ${outcome.written} written`,
        ])
      }
      const restart = flags.restart === true
      const report = await withAllUsers('scores', output, (db, onProgress) =>
        rescorePosts(db).then(async rescored => ({
          ...(await recomputeAll(db, { now: new Date(), restart, onProgress })),
          rescored,
        })),
      )
      output.result({ ...report }, [
        `${report.rescored} posts scored again, ${report.users} users, ${report.read} histories read, ${report.written} scores written${report.resumed ? ' (continued after an interruption)' : ''}`,
      ])
    })
}

async function recomputeOne(db: Database, workspace: WorkspaceId) {
  const now = new Date()
  const rescored = await rescorePosts(db, { workspace })
  const score = scoreOf(
    workspace,
    await db.acrossWorkspaces('operator', sql => findScoreInput(sql, { workspace, now })),
    now,
  )
  const written = await db.acrossWorkspaces('operator', sql =>
    upsertBrandScores(sql, { scores: [score], now }),
  )
  return { ...score, written, rescored }
}
