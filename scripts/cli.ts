import '#app/platform/server/compile-cache.ts'
import { Command, CommanderError } from 'commander'
import { registerAudit } from './commands/audit.ts'
import { registerBackup } from './commands/backup/command.ts'
import { registerDatabase } from './commands/database.ts'
import { registerDoctor } from './commands/doctor/command.ts'
import { registerExport } from './commands/export.ts'
import { CommandFailure, EXIT } from './commands/frame/exit.ts'
import { registerIntegrity } from './commands/integrity.ts'
import { registerJobs } from './commands/jobs.ts'
import { registerKeys } from './commands/keys.ts'
import { registerMigrate } from './commands/migrate.ts'
import { registerPause } from './commands/pause.ts'
import { registerQuiz } from './commands/quiz.ts'
import { registerRecomputeScores } from './commands/recompute-scores/command.ts'
import { registerRefreshInsights } from './commands/refresh-insights/command.ts'
import { registerSeed } from './commands/seed/command.ts'
import { registerSessions } from './commands/sessions.ts'
import { registerStripe } from './commands/stripe.ts'
import { registerUser } from './commands/user.ts'

const program = new Command('cli')
  .description('Commands for operators. They work whether or not the app is running.')
  .option('--json', 'print one JSON document for machines instead of text')
  .showHelpAfterError('(add --help to see the options)')
  .exitOverride()

registerMigrate(program)
registerDatabase(program)
registerSeed(program)
registerRecomputeScores(program)
registerRefreshInsights(program)
registerDoctor(program)
registerIntegrity(program)
registerAudit(program)
registerBackup(program)
registerJobs(program)
registerPause(program)
registerUser(program)
registerSessions(program)
registerKeys(program)
registerQuiz(program)
registerExport(program)
registerStripe(program)
for (const command of program.commands) command.exitOverride()

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = report(error)
}

/** Says what went wrong and answers the exit code: 1 for work that failed, 2 for a command that makes no sense. */
function report(error: unknown): number {
  // Commander has already printed its sentence, or the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage
  const code = error instanceof CommandFailure ? error.exitCode : EXIT.failed
  const message = error instanceof Error ? error.message : String(error)
  if (program.opts<{ json?: boolean }>().json) console.log(JSON.stringify({ ok: false, error: message }))
  else console.error(message)
  return code
}
