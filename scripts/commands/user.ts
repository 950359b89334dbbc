import type { Command } from 'commander'
import { findUserOverview, type UserOverview } from '#db/queries/operator.ts'
import { withDatabase } from './database.ts'
import { CommandFailure } from './exit.ts'
import { outputOf } from './output.ts'

/** `user show`: what we know about one user, without anything secret. */
export function registerUser(program: Command): void {
  const user = program.command('user').description('look at one user')
  user
    .command('show')
    .argument('<email-or-id>', 'e-mail address or account id')
    .description('account, plan, counts and sessions of one user')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async (emailOrId: string, _options, command: Command) => {
      const overview = await withDatabase(db => findUserOverview(db.sql, { emailOrId }))
      if (!overview) throw new CommandFailure(`There is no user ${emailOrId}.`)
      outputOf(command).result({ user: overview }, describe(overview))
    })
}

function describe(user: UserOverview): string[] {
  const when = (instant: Date | null) => instant?.toISOString() ?? 'never'
  const plan = user.tier
    ? `${user.tier}, ${user.subscriptionStatus ?? user.profileStatus ?? 'no status'}`
    : 'none'
  const rows: [string, string][] = [
    ['id', user.id],
    ['e-mail', `${user.email}${user.emailConfirmedAt ? '' : ' (not confirmed)'}`],
    ['name', user.fullName],
    ['joined', when(user.createdAt)],
    ['signed in', when(user.lastSignedInAt)],
    ['password', user.hasPassword ? 'yes' : 'none'],
    ['plan', plan],
    ['trial ends', when(user.trialEnd)],
    ['onboarding', user.onboardingCompleted ? 'completed' : 'not completed'],
    ['stories', String(user.stories)],
    ['posts', String(user.posts)],
    ['campaigns', String(user.campaigns)],
    ['brand score', user.brandScore === null ? 'not computed' : String(user.brandScore)],
    ['sessions', String(user.sessions)],
    ['last activity', when(user.lastActivityAt)],
  ]
  return rows.map(([label, value]) => `${label.padEnd(14)} ${value}`)
}
