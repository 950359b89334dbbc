import { expect, it } from 'vitest'
import { idempotencyKeyOf, newIdempotencyKey } from './idempotency-key.ts'

it('a posted key stays the same, so that two presses are one', () => {
  const key = newIdempotencyKey()
  expect(idempotencyKeyOf(key)).toBe(key)
  expect(newIdempotencyKey()).not.toBe(key)
})

it.each([undefined, '', 'short', 'x'.repeat(101)])(
  'what cannot be a key (%j) gets a new one each time',
  posted => {
    expect(idempotencyKeyOf(posted)).not.toBe(idempotencyKeyOf(posted))
    expect(idempotencyKeyOf(posted)).not.toBe(posted)
  },
)
