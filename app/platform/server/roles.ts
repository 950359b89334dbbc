import { Command, CommanderError } from 'commander'
import { EVERY_ROLE, type Roles } from './every-role.ts'

/**
 * What `npm run start:prod` was asked for. Help that was asked for and options that make no sense are printed, and
 * answered with the exit code: 0 or 2.
 */
export function readRoles(args: readonly string[]): Roles | { readonly exitCode: 0 | 2 } {
  const program = new Command('npm run start:prod --')
    .description(
      'Serve Brandhearth from what is in the environment: pages and background jobs, or one of them.',
    )
    .option('--web', 'only pages')
    .option('--worker', 'only background jobs, with /healthz, /readyz and /metrics')
    .allowExcessArguments(false)
    .showHelpAfterError('(add --help to see the options)')
    .exitOverride()
  try {
    const { web = false, worker = false } = program.parse(args, { from: 'user' }).opts<Partial<Roles>>()
    return web === worker ? EVERY_ROLE : { web, worker }
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    return { exitCode: error.exitCode === 0 ? 0 : 2 }
  }
}
