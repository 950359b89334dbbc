import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareVersions } from './compare.ts'
import { versionCauseText, versionSectionTitle } from './versions.ts'

describe('comparing two versions', () => {
  it('goes question by question, in the order they are asked', () => {
    const changes = compareVersions(
      'foundation',
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
        expect(compareVersions('foundation', one, one)).toEqual([])
        compareVersions('foundation', one, other)
      }),
    )
  })
  it('names every kind of section', () => {
    expect(
      ['voice', 'kickstart', '', '__proto__'].map(section => versionSectionTitle('foundation', section)),
    ).toEqual(['Voice', 'Kickstart', 'Whole brand', 'Whole brand'])
    expect(['position', '', '__proto__'].map(section => versionSectionTitle('strategy', section))).toEqual([
      'Position',
      'Whole strategy',
      'Whole strategy',
    ])
  })
  it('tells why a version was kept', () => {
    expect(versionCauseText({ cause: 'restored', restoredVersion: 4 })).toBe('Version 4 restored')
    expect(versionCauseText({ cause: 'restored', restoredVersion: null })).toBe('Restored')
    expect(versionCauseText({ cause: 'confirmed', restoredVersion: null })).toBe('Confirmed')
  })
})
