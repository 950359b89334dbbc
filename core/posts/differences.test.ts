import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { postDifferences } from './differences.ts'
import { PLATFORM_IDS } from './platforms/platforms.ts'

describe('postDifferences', () => {
  it('names each field that differs, with the platform by its name', () => {
    expect(
      postDifferences(
        { title: 'A', body: 'Saved', platform: 'linkedin', goal: '' },
        { title: 'A', body: 'Typed', platform: 'tiktok', goal: '' },
      ),
    ).toEqual([
      { label: 'Your post', saved: 'Saved', typed: 'Typed' },
      { label: 'Platform', saved: 'LinkedIn', typed: 'TikTok' },
    ])
  })

  it('finds nothing between a post and itself', () => {
    const post = fc.record({
      title: fc.string(),
      body: fc.string(),
      goal: fc.string(),
      platform: fc.constantFrom(...PLATFORM_IDS),
    })
    fc.assert(fc.property(post, text => postDifferences(text, { ...text }).length === 0))
  })
})
