import '#app/platform/server/compile-cache.mjs'
import { Command, CommanderError } from 'commander'
import { CommandFailure, EXIT } from './commands/frame/exit.ts'
import { findRegistrations } from './commands/frame/registrations.ts'

const program = new Command('cli')
  .description('Commands for operators. They work whether or not the app is running.')
  .option('--json', 'print one JSON document for machines instead of text')
  .showHelpAfterError('(add --help to see the options)')
  .exitOverride()

for (const register of await findRegistrations(process.argv.slice(2))) register(program)
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
