import { readTestKey } from '../../local/stripe/test-key.ts'
import { note } from '../harness/report.ts'
import type { Figure } from './figures.ts'
import { runTestFile } from './lives.ts'

const REASONS = {
  not_set: 'STRIPE_SECRET_KEY is not set',
  no_test_key: 'STRIPE_SECRET_KEY is no test key (sk_test_…)',
}

/**
 * The journeys of a plan against Stripe itself with its test clocks, where STRIPE_SECRET_KEY is a test key. Without one
 * Stripe is skipped, and the same journeys are made against the stand-in, so that it is seen that they still work.
 */
export async function run(): Promise<Figure[]> {
  const found = readTestKey()
  if (!found.ok) note(`Stripe itself is skipped: ${REASONS[found.reason]}. The stand-in is asked instead`)
  const isKept = await runTestFile(
    'app/billing/services/stripe-live.db.test.ts',
    found.ok ? { STRIPE_LIVE_TEST_KEY: found.key } : {},
  )
  const where = found.ok ? 'Stripe' : 'the stand-in (Stripe skipped)'
  return [{ what: `all journeys at ${where}`, value: isKept ? 1 : Number.NaN, bar: { atLeast: 1 } }]
}
