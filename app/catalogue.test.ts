import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import { newPoints, planPoints } from '#app/billing/copy.ts'
import { navigationFor } from '#app/workspace/ui/navigation-items.tsx'
import { CATALOGUE, cataloguePoints } from '#core/billing/catalogue.ts'
import { FEATURES, featureTier } from '#core/billing/features.ts'
import { gatedRoom, passesGate, ROUTE_GATES, type RouteGate } from '#core/billing/gates.ts'
import { PLANS } from '#core/billing/plans.ts'
import { meetsTier, TIERS } from '#core/billing/tiers.ts'
import { tierWelcome } from '#core/onboarding/journey/welcome.ts'
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

  it.each(TIERS)('the menu of %s leads to pages, and what is locked to the plans, by name', tier => {
    const { groups, footerItems } = navigationFor(tier, false)
    const items = [...groups.flatMap(group => group.items), ...footerItems]
    for (const { label, to, lockedUntil } of items) {
      expect(ADDRESSES).toContain(to.split('?')[0])
      if (lockedUntil) expect(to).toBe(`/app/upgrade?missing=${encodeURIComponent(label)}`)
    }
    const locked = (Object.keys(ROUTE_GATES) as RouteGate[]).filter(gate => !passesGate(tier, gate))
    for (const gate of locked) expect(items.some(({ to }) => to === gatedRoom(gate).to)).toBe(false)
  })

  it('opens the rooms of the plans at the address, and from the tier, that the catalogue names', () => {
    for (const gate of Object.keys(ROUTE_GATES) as RouteGate[]) {
      const { to } = gatedRoom(gate)
      const feature = FEATURES.find(each => CATALOGUE[each].to === to)
      expect(feature, gate).toBeDefined()
      if (feature) expect(ROUTE_GATES[gate]).toBe(featureTier(feature))
    }
  })

  it('is what a welcome names, and after a change of plans only what is new', () => {
    expect(newPoints('pro', null)).toEqual(planPoints('pro', PLANS.pro.limits))
    const added = newPoints('collective', 'pro')
    expect(added).toEqual(expect.arrayContaining(cataloguePoints('collective')))
    for (const point of cataloguePoints('pro')) expect(added).not.toContain(point)
    for (const tier of TIERS) expect(ADDRESSES).toContain(tierWelcome(tier, 'new').actionPath)
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
