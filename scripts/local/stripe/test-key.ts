import { err, ok, type Result } from '#core/shared/result.ts'

/** The key of Stripe's test mode in the environment, or why Stripe cannot be asked: a live key is never used. */
export function readTestKey(): Result<{ key: string }, 'not_set' | 'no_test_key'> {
  const key = process.env.STRIPE_SECRET_KEY ?? ''
  if (key === '') return err('not_set')
  return key.startsWith('sk_test_') ? ok({ key }) : err('no_test_key')
}
