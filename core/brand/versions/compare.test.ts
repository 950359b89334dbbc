import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareFoundations } from './compare.ts'
import { versionSectionTitle } from './versions.ts'

describe('comparing two versions', () => {
  it('goes question by question, in the order they are asked', () => {
    const changes = compareFoundations(
      { brand_name: 'Loaf', core_values: ['honesty'], usp: 'Nights' },
      { brand_name: 'Loaf', core_values: 'honesty, patience', dream_client: 'Bakers' },
    )
    expect(changes.map(({ key, change }) => [key, change])).toEqual([
      ['core_values', 'changed'],
      ['dream_client', 'added'],
      ['usp', 'removed'],
    ])
  })
  it('finds nothing between a foundation and itself, and reads anything', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (one, other) => {
        expect(compareFoundations(one, one)).toEqual([])
        compareFoundations(one, other)
      }),
    )
  })
  it('names every kind of section', () => {
    expect(['voice', 'kickstart', '', '__proto__'].map(versionSectionTitle)).toEqual([
      'Voice',
      'Kickstart',
      'Whole brand',
      'Whole brand',
    ])
  })
})
