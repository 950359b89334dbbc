import { Command, CommanderError } from 'commander'

export interface StartOptions {
  /** Served by Vite, reloaded as files change. */
  readonly dev: boolean
  readonly demo: boolean
  readonly rebuild: boolean
  readonly skipBuild: boolean
}

/**
 * What `npm start` was asked for. Help that was asked for and options that make no sense are printed, and answered
 * with the exit code: 0 or 2.
 */
export function readStartOptions(args: readonly string[]): StartOptions | { readonly exitCode: 0 | 2 } {
  const program = new Command('npm start --')
    .description(
      'Start Brandhearth with everything it needs: a database, a mailbox and stand-ins for services without a key.',
    )
    .option('--no-demo', 'start without demo data')
    .option('--skip-build', 'serve the last build, even if the sources have changed')
    .option('--rebuild', 'build even if the sources have not changed')
    .option('--dev', 'reload pages as files change (npm run dev)')
    .showHelpAfterError('(add --help to see the options)')
    .exitOverride()
  try {
    const options = program.parse(args, { from: 'user' }).opts<Pick<StartOptions, 'demo'>>()
    return { dev: false, rebuild: false, skipBuild: false, ...options }
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    return { exitCode: error.exitCode === 0 ? 0 : 2 }
  }
}
