import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseClarify } from '../brand/clarify/normalise.ts'
import { fitsPlatform } from '../posts/platforms/count.ts'
import { PLATFORM_IDS } from '../posts/platforms/platforms.ts'
import { beginWith, draftFirstPost, firstPlatform } from './first-post.ts'
import { foundationChanges } from './kickstart/foundation-changes.ts'

const ANSWERS = {
  brandHeart: 'Bakers lose sleep over their books and nobody talks to them plainly',
  coreValues: ['Honesty', 'Patience'],
  brandVoice: 'warm-expert',
  dreamClient: 'Bakers who open their first shop and fear the tax office',
  offerDescription: 'Bookkeeping for bakers, one evening a month',
} as const

const answered = (over: Partial<Record<keyof typeof ANSWERS, string>> = {}) =>
  normaliseClarify(foundationChanges({ ...ANSWERS, ...over } as typeof ANSWERS, {}))

describe('the first post', () => {
  it('says what the founder said, and nothing that is left to fill in', () => {
    const post = draftFirstPost(answered(), 'linkedin')
    expect(post).toContain(ANSWERS.brandHeart)
    expect(post).not.toMatch(/[[\]]/)
  })

  it('is there, fits its network and is the same each time, whatever was answered', () => {
    const answer = fc.string({ minLength: 11, maxLength: 300 }).filter(text => text.trim().length > 10)
    fc.assert(
      fc.property(
        answer,
        answer,
        fc.constantFrom(...PLATFORM_IDS),
        (brandHeart, offerDescription, network) => {
          const foundation = answered({ brandHeart, offerDescription })
          const post = draftFirstPost(foundation, network)
          if (foundation.brand_heart_problem) expect(post).not.toBe('')
          expect(fitsPlatform(network, post)).toBe(true)
          expect(draftFirstPost(foundation, network)).toBe(post)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('uses the founder’s words where they make no sentence of a post', () => {
    const vague = answered({ brandHeart: 'To help people', offerDescription: 'lots of things' })
    expect(draftFirstPost(vague, 'linkedin')).toBe('To help people.\n\nlots of things.')
  })
})

it('begins with a sentence of its writer’s, on every network', () => {
  const sentence = 'My bakers sleep again.'
  for (const network of PLATFORM_IDS) {
    const begun = beginWith(sentence, draftFirstPost(answered(), network), network)
    expect(begun.startsWith(`${sentence}\n\n`)).toBe(true)
    expect(fitsPlatform(network, begun)).toBe(true)
    expect(beginWith('', begun, network)).toBe(begun)
    expect(beginWith(sentence, begun, network)).toBe(begun)
  }
})

it.each([
  ['TikTok, and a bit of Instagram', 'tiktok'],
  ['mostly twitter.com', 'twitter'],
  ['word of mouth', 'linkedin'],
  [null, 'linkedin'],
])('of the channels “%s” the first post goes to %s', (channels, network) => {
  expect(firstPlatform(channels)).toBe(network)
})
