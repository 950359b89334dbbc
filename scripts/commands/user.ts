import { type Command, InvalidArgumentError } from 'commander'
import { givePlan } from '#app/billing/services/changes/give-plan.ts'
import { deleteAccount } from '#app/identity/services/delete-account.ts'
import { setOperator } from '#app/support/services/operator/set-operator.ts'
import { normaliseTier, TIERS } from '#core/billing/tiers.ts'
import { asWorkspaceId, type Database } from '#db/client.ts'
import { findUserOverview, type UserOverview } from '#db/queries/identity/user-overview.ts'
import { withDatabase } from './frame/database.ts'
import { CommandFailure, EXIT } from './frame/exit.ts'
import { outputOf } from './frame/output.ts'
import { stripeConfig } from './stripe-config.ts'

/** `user show | set-tier | set-operator | delete`: what we know about one user, without anything secret, and what an operator may do. */
export function registerUser(program: Command): void {
  const user = program.command('user').description('show, change or delete one user')
  user
    .command('show')
    .argument('<email-or-id>', 'email or account id')
    .description('account, plan, counts and sessions of one user')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async (emailOrId: string, _options, command: Command) => {
      const overview = await withDatabase(db =>
        db.acrossWorkspaces('operator', sql => findUserOverview(sql, { emailOrId })),
      )
      if (!overview) throw new CommandFailure(`There is no user ${emailOrId}.`)
      outputOf(command).result({ user: overview }, describe(overview))
    })

  user
    .command('set-tier')
    .argument('<email-or-id>', 'email or account id')
    .argument('<tier>', TIERS.join(', '))
    .description('give a plan for free; change a plan that is paid at Stripe there instead')
    .option('--until <date>', 'when it ends, e.g. 2027-01-31; without it, the plan does not end', readDate)
    .option('--json', 'print JSON')
    .exitOverride()
    .action(
      async (
        emailOrId: string,
        word: string,
        { until = null }: { until?: Date | null },
        command: Command,
      ) => {
        const tier = normaliseTier(word)
        if (!tier) throw new CommandFailure(`${word} is not a tier. Choose ${TIERS.join(', ')}.`, EXIT.usage)
        const id = await withDatabase(async db => {
          const { id } = await userOf(db, emailOrId)
          const result = await givePlan(
            { db, now: () => new Date() },
            { workspace: asWorkspaceId(id), tier, until },
          )
          if (!result.ok) throw new CommandFailure(GIVE_REFUSALS[result.reason])
          return id
        })
        const end = until ? `until ${until.toISOString()}` : 'with no end date'
        outputOf(command).result({ userId: id, tier, until }, [`${emailOrId} is on ${tier} ${end}.`])
      },
    )

  user
    .command('set-operator')
    .argument('<email-or-id>', 'email or account id')
    .description('let an account answer support tickets in the app, or with --off no longer')
    .option('--off', 'take it back')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async (emailOrId: string, { off = false }: { off?: boolean }, command: Command) => {
      const id = await withDatabase(async db => {
        const { id } = await userOf(db, emailOrId)
        await setOperator({ db }, { userId: id, isOperator: !off })
        return id
      })
      const line = off
        ? `${emailOrId} is no operator any more.`
        : `${emailOrId} is an operator and finds tickets at /operator/tickets.`
      outputOf(command).result({ userId: id, isOperator: !off }, [line])
    })

  user
    .command('delete')
    .argument('<email-or-id>', 'email or account id')
    .description('delete an account with everything in it; without --yes it only shows what it would delete')
    .option('--yes', 'do it')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async (emailOrId: string, { yes = false }: { yes?: boolean }, command: Command) => {
      const { overview, billing } = await withDatabase(async db => {
        const overview = await userOf(db, emailOrId)
        if (!yes) return { overview, billing: null }
        const context = { db, now: () => new Date(), config: stripeConfig() }
        const result = await deleteAccount(context, { userId: overview.id })
        if (!result.ok) throw new CommandFailure(`There is no user ${emailOrId}.`)
        return { overview, billing: result.billing }
      })
      const last =
        billing === null ? ['Nothing changed yet. Add --yes to do it.'] : ['Deleted.', BILLING_ENDS[billing]]
      outputOf(command).result({ dryRun: !yes, user: overview, billing }, [...describe(overview), ...last])
    })
}

const GIVE_REFUSALS = {
  not_found: 'This account has no profile yet.',
  paid_at_stripe:
    'This plan is paid at Stripe. Change it in Stripe’s dashboard, and the profile will follow.',
  over_already: 'That end date has passed.',
} as const

const BILLING_ENDS = {
  none: 'There was no subscription to end at Stripe.',
  ended: 'The subscription at Stripe has ended.',
  queued: 'We could not reach Stripe. A job will end the subscription when it responds.',
} as const

async function userOf(db: Database, emailOrId: string): Promise<UserOverview> {
  const overview = await db.acrossWorkspaces('operator', sql => findUserOverview(sql, { emailOrId }))
  if (!overview) throw new CommandFailure(`There is no user ${emailOrId}.`)
  return overview
}

function readDate(text: string): Date {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new InvalidArgumentError('Not a date.')
  return date
}

function describe(user: UserOverview): string[] {
  const when = (instant: Date | null) => instant?.toISOString() ?? 'never'
  const plan = user.tier
    ? `${user.tier}, ${user.subscriptionStatus ?? user.profileStatus ?? 'no status'}`
    : 'none'
  const rows: [string, string][] = [
    ['id', user.id],
    ['email', `${user.email}${user.emailConfirmedAt ? '' : ' (not confirmed)'}`],
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
