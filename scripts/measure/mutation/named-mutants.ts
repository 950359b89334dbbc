/** A mistake that must not come back unseen. */
export interface NamedMutant {
  readonly name: string
  /** What a founder would meet. */
  readonly harm: string
  /** From the root of the project. */
  readonly file: string
  /** What stands there exactly once. */
  readonly source: string
  /** Each of these in its place is a mutant of its own. */
  readonly replacements: readonly string[]
  /** The file of the test that has to fail, and its title. */
  readonly test: string
  readonly title: string
}

const BILLING_TESTS = 'app/billing/services/named-mistakes.db.test.ts'
const SCHEDULE_TESTS = 'app/schedule/services/schedule.db.test.ts'

const CHANGE_SCHEDULED_POST = 'app/schedule/services/change-scheduled-post.ts'
const SUBSCRIPTIONS_AT_STRIPE = 'app/billing/integrations/subscriptions.ts'
const STORE_SUBSCRIPTION = 'app/billing/services/events/store-subscription.ts'

/** Mistakes that passed every test there was, once. `npm run mutation -- named` shows that one fails for each now. */
export const NAMED_MUTANTS: readonly NamedMutant[] = [
  {
    name: 'second subscriptions not ended',
    harm: 'one account pays twice',
    file: 'app/billing/services/events/sync-customer.ts',
    source: 'await endSpare(connection, spare)',
    replacements: ['void endSpare'],
    test: BILLING_TESTS,
    title: 'a second subscription of one customer is ended',
  },
  {
    name: 'isUnborn ignored',
    harm: 'a payment that has not come ends a plan that runs',
    file: STORE_SUBSCRIPTION,
    source: 'if (isUnborn(remote.status) && before && !isUnborn(before.status)) return null',
    replacements: [''],
    test: BILLING_TESTS,
    title: 'a payment that has not come takes nothing',
  },
  {
    name: 'isUnborn ignored of what was stored',
    harm: 'a payment that never came is waited for for ever',
    file: STORE_SUBSCRIPTION,
    source: 'before && !isUnborn(before.status)',
    replacements: ['before'],
    test: BILLING_TESTS,
    title: 'a payment that never came is over',
  },
  {
    name: 'cancel_at ignored',
    harm: 'a plan that was cancelled in the portal is said to go on',
    file: SUBSCRIPTIONS_AT_STRIPE,
    source: 'const cancelAt = subscription.cancel_at_period_end ? null : instant(subscription.cancel_at)',
    replacements: ['const cancelAt = null'],
    test: BILLING_TESTS,
    title: 'a plan that the portal ends on a date',
  },
  {
    name: 'cancel_at not undone',
    harm: 'a plan that was resumed ends all the same',
    file: SUBSCRIPTIONS_AT_STRIPE,
    source: "if (cancelAt !== null) return { cancel_at: '' }",
    replacements: [''],
    test: BILLING_TESTS,
    title: 'a plan that the portal ends on a date',
  },
  {
    name: 'stale customers skipped',
    harm: 'what webhooks lost stays lost',
    file: 'app/billing/services/events/reconcile-billing.ts',
    source: 'for (const stripeCustomerId of stale) await compare(context, stripeCustomerId)',
    replacements: [''],
    test: BILLING_TESTS,
    title: 'a customer who was last compared a day ago',
  },
  {
    name: 'willBeCharged false',
    harm: 'the mail before a trial ends says that nothing is charged, and a card is',
    file: 'app/billing/services/events/remind-trials.ts',
    source: "trial.provider === 'stripe' && goesOnAfterTrial(trial)",
    replacements: [
      'false',
      'true',
      "trial.provider === 'stripe'",
      'trial.hasCard',
      '!trial.cancelAtPeriodEnd',
    ],
    test: BILLING_TESTS,
    title: 'the mail before a trial ends',
  },
  {
    name: 'any “not yet” deadline',
    harm: 'a post of which someone said “not yet” is missed too early, or asked about for ever',
    file: CHANGE_SCHEDULED_POST,
    source: '? addMs(now, 2 * ASK_AGAIN_MS)',
    replacements: [
      '? null',
      '? now',
      '? scheduledPost.deadlineAt',
      '? addMs(now, ASK_AGAIN_MS)',
      '? addMs(now, 2 * ASK_AGAIN_MS - 1)',
      '? addMs(now, 2 * ASK_AGAIN_MS + 1)',
    ],
    test: SCHEDULE_TESTS,
    title: 'is asked about for two days more after each “not yet”',
  },
  {
    name: 'handed_over guard dropped',
    harm: '“not yet” hands over a post that is only due',
    file: CHANGE_SCHEDULED_POST,
    source: "(action === 'not_yet' && scheduledPost.status !== 'handed_over')",
    replacements: ['false'],
    test: SCHEDULE_TESTS,
    title: 'can be answered with “not yet” only once it was handed over',
  },
  {
    name: 'series removal without state filter',
    harm: 'taking a series out of the planner takes out what is published, or leaves what is paused',
    file: 'db/queries/schedule/scheduled-posts.ts',
    source: "and status in ('scheduled', 'held')\n  `\n  return rows.count",
    replacements: ['`\n  return rows.count', "and status = 'scheduled'`\n  return rows.count"],
    test: SCHEDULE_TESTS,
    title: 'leaves what is published or on its way',
  },
  {
    name: 'known customer always returned',
    harm: 'no checkout opens for a customer whom Stripe does not know any more',
    file: 'app/billing/services/changes/start-checkout.ts',
    source: 'if (await hasCustomer(connection, customer.stripeCustomerId)) return',
    replacements: ['if (hasCustomer) return', 'if (!hasCustomer) return'],
    test: BILLING_TESTS,
    title: 'a customer whom Stripe no longer knows is replaced',
  },
  {
    name: 'checkout polling that asks nobody',
    harm: 'the page after checkout waits for a webhook that was lost',
    file: 'app/billing/services/reading/await-checkout.ts',
    source: 'if (customer && open && !isFresh)',
    replacements: ['if (!customer)', 'if (customer && open)', 'if (customer && open && isFresh)'],
    test: BILLING_TESTS,
    title: 'the page after checkout asks Stripe itself',
  },
]
