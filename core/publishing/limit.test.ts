import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TIERS } from '../billing/tiers.ts'
import { canConnect } from './limit.ts'
import { NETWORKS } from './networks.ts'

it('lets a creator connect one network, and any number of accounts there', () => {
  expect(canConnect('creator', [], 'mastodon')).toBe(true)
  expect(canConnect('creator', ['mastodon', 'mastodon'], 'mastodon')).toBe(true)
  expect(canConnect('creator', ['mastodon'], 'bluesky')).toBe(false)
  expect(canConnect(null, ['mastodon'], 'bluesky')).toBe(false)
  expect(canConnect('pro', ['mastodon'], 'bluesky')).toBe(true)
})

it('never refuses a network that is connected already, whatever the plan', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TIERS),
      fc.array(fc.constantFrom(...NETWORKS), { minLength: 1 }),
      (tier, connected) => {
        expect(connected.every(network => canConnect(tier, connected, network))).toBe(true)
      },
    ),
  )
})
