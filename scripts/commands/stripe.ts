import { type Command, InvalidArgumentError } from 'commander'
import { StripeFailure } from '#app/billing/integrations/failure.ts'
import { reconcileBilling } from '#app/billing/services/events/reconcile-billing.ts'
import { replayEvents } from '#app/billing/services/events/replay-events.ts'
import { syncPlans } from '#app/billing/services/sync-plans.ts'
import { countStripeEvents } from '#db/queries/billing/stripe-events.ts'
import { withDatabase } from './frame/database.ts'
import { CommandFailure } from './frame/exit.ts'
import { outputOf } from './frame/output.ts'
import { stripeConfig } from './stripe-config.ts'

const NO_KEY = 'STRIPE_SECRET_KEY is not set, and no app with a stand-in is running on this data folder.'

/** `stripe sync | replay | reconcile | events`: products and prices, and what Stripe told us. */
export function registerStripe(program: Command): void {
  const stripe = program
    .command('stripe')
    .description('products and prices at Stripe, and the events it sent us')

  stripe
    .command('sync')
    .description(
      'make products and prices at Stripe match our plans; without --yes it only shows what it would do',
    )
    .option('--yes', 'do it')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async ({ yes = false }: { yes?: boolean }, command: Command) => {
      const result = await withStripe(() => syncPlans(stripeConfig(), { dryRun: !yes }))
      if (!result.ok) throw new CommandFailure(NO_KEY)
      const lines = result.changes.map(({ kind, what }) => `${kind.replace('_', ' ').padEnd(15)} ${what}`)
      const last =
        lines.length === 0
          ? 'Everything matches.'
          : yes
            ? 'Done.'
            : 'Nothing changed yet. Add --yes to do it.'
      outputOf(command).result({ dryRun: !yes, changes: result.changes }, [...lines, last])
    })

  stripe
    .command('replay')
    .argument('[event-id]', 'one event, evt_…')
    .description('process an event again, or all events since an instant')
    .option('--since <instant>', 'all events since then, e.g. 2026-11-19 or 2026-11-19T08:00Z', readInstant)
    .option('--dry-run', 'only show which')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(
      async (eventId: string | undefined, options: { since?: Date; dryRun?: boolean }, command: Command) => {
        if (!eventId && !options.since) throw new CommandFailure('Name an event or --since.', 2)
        const result = await withStripe(() =>
          withDatabase(db =>
            replayEvents(
              { db, now: () => new Date(), config: stripeConfig() },
              { eventId: eventId ?? null, since: options.since ?? null, dryRun: options.dryRun ?? false },
            ),
          ),
        )
        if (!result.ok) throw new CommandFailure(NO_KEY)
        const lines = result.replayed.map(
          ({ id, type, createdAt }) => `${createdAt.toISOString()} ${type} ${id}`,
        )
        outputOf(command).result({ events: result.replayed }, [
          ...lines,
          `${lines.length} ${options.dryRun ? 'would be replayed' : 'replayed'}.`,
        ])
      },
    )

  stripe
    .command('reconcile')
    .description('find what webhooks missed, as the hourly job does')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async (_options, command: Command) => {
      const result = await withStripe(() =>
        withDatabase(db => reconcileBilling({ db, now: () => new Date(), config: stripeConfig() })),
      )
      outputOf(command).result({ ...result }, [
        `${result.events} events were new, ${result.customers} customers compared.`,
      ])
    })

  stripe
    .command('events')
    .description('count the events Stripe sent us, by kind and outcome')
    .option('--json', 'print JSON')
    .exitOverride()
    .action(async (_options, command: Command) => {
      const counts = await withDatabase(db => db.acrossWorkspaces('operator', sql => countStripeEvents(sql)))
      outputOf(command).result(
        { counts },
        counts.map(
          ({ type, outcome, count }) => `${String(count).padStart(7)} ${outcome.padEnd(17)} ${type}`,
        ),
      )
    })
}

async function withStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StripeFailure) throw new CommandFailure(`Stripe: ${error.message}`)
    throw error
  }
}

function readInstant(text: string): Date {
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) throw new InvalidArgumentError('Not a date.')
  return instant
}
