import { expect, it } from 'vitest'
import { CATALOGUE, cataloguePoints } from './catalogue.ts'
import { FEATURES, featureTier } from './features.ts'
import { TIERS } from './tiers.ts'

it('a card has the points of the features that its plan adds, each on one card', () => {
  for (const tier of TIERS) {
    const points = FEATURES.filter(feature => featureTier(feature) === tier)
      .map(feature => CATALOGUE[feature].point)
      .filter(point => point !== null)
    expect(cataloguePoints(tier)).toEqual(points)
  }
  expect(cataloguePoints('creator')).toEqual([])
  expect(cataloguePoints('collective').length).toBeGreaterThan(cataloguePoints('pro').length)
})
