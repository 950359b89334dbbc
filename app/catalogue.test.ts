import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import { planPoints } from '#app/billing/copy.ts'
import { CATALOGUE, cataloguePoints } from '#core/billing/catalogue.ts'
import { FEATURES, featureTier } from '#core/billing/features.ts'
import { PLANS } from '#core/billing/plans.ts'
import { meetsTier, TIERS } from '#core/billing/tiers.ts'
import routes from './routes.ts'

const ROOT = join(import.meta.dirname, '..')

function addressesOf(entries: readonly RouteConfigEntry[], under = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path ? `${under}/${path}` : under
    const isPage = index === true || (path !== undefined && !children)
    return [...(isPage ? [own.replace(/\/:[^/]+\?$/, '')] : []), ...addressesOf(children ?? [], own)]
  })
}

const ADDRESSES = new Set(addressesOf(await routes))

describe('every feature of the catalogue', () => {
  it.each(FEATURES)('%s has a page', feature => {
    expect(ADDRESSES).toContain(CATALOGUE[feature].to)
  })

  it.each(FEATURES)('%s has a test that goes there', feature => {
    const { to, proof } = CATALOGUE[feature]
    expect(existsSync(join(ROOT, proof))).toBe(true)
    const test = readFileSync(join(ROOT, proof), 'utf8')
    expect(test.includes(to)).toBe(true)
    expect(test).not.toMatch(/\b(?:test|it|describe)\.(?:skip|fixme|todo)\b/)
  })

  it('stands on the cards of the plans that have it, and of no other', () => {
    for (const feature of FEATURES) {
      const { point } = CATALOGUE[feature]
      if (point === null) continue
      for (const tier of TIERS)
        expect(planPoints(tier, PLANS[tier].limits).includes(point)).toBe(
          meetsTier(tier, featureTier(feature)),
        )
    }
    expect(cataloguePoints('creator')).toEqual([])
  })
})
