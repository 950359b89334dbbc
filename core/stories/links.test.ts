import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkKey, readLinkKey, STORY_TARGET_KINDS } from './link-key.ts'
import { gapPrompt, storyGaps, storyTargets } from './links.ts'

const foundation = {
  core_values: ['Patience', 'Plain: language', 'Patience'],
  primary_offer_name: 'The evening books',
  dream_client: 'Bakers with a first shop',
}
const pillar = { id: '0b8f2a9e-6f0e-4a58-9d0a-0f6f2f3f4a5b', title: 'Numbers without fear' }

describe('what a story can stand for', () => {
  it('is each value, pillar and offer once, in the founder’s order', () => {
    expect(storyTargets(foundation, [pillar]).map(target => [target.kind, target.label])).toEqual([
      ['value', 'Patience'],
      ['value', 'Plain: language'],
      ['pillar', 'Numbers without fear'],
      ['offer', 'The evening books'],
    ])
    expect(storyTargets({ offer_description: 'Books, once a month' }, [])).toEqual([
      { kind: 'offer', name: 'Your main offer', label: 'Your main offer' },
    ])
    expect(storyTargets(null, [])).toEqual([])
  })
  it('has a key that leads back to it, also with a colon in the words', () => {
    for (const { kind, name } of storyTargets(foundation, [pillar]))
      expect(readLinkKey(linkKey({ kind, name }))).toEqual({ kind, name })
    for (const text of ['', 'value:', 'wish:x', 'pillar:first', `value:${'a'.repeat(201)}`, 'value', 7])
      expect(readLinkKey(text)).toBeNull()
  })
  it('is read from anything, and every target has a key that can be read', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (data, pillars) => {
        for (const target of storyTargets(data, pillars as never)) {
          expect(readLinkKey(linkKey(target))).toEqual({ kind: target.kind, name: target.name })
          expect(gapPrompt(target, data)).not.toMatch(/undefined|null\b/)
        }
      }),
    )
  })
})

describe('gaps', () => {
  it('are the targets without a story: with the covered ones they are all', () => {
    const targets = fc.array(
      fc.record({ kind: fc.constantFrom(...STORY_TARGET_KINDS), name: fc.lorem(), label: fc.lorem() }),
    )
    fc.assert(
      fc.property(targets, fc.array(fc.lorem()), (all, others) => {
        const covered = new Set([...all.filter((_, n) => n % 2 === 0).map(linkKey), ...others])
        const gaps = storyGaps(all, covered)
        expect(gaps.every(gap => all.includes(gap) && !covered.has(linkKey(gap)))).toBe(true)
        expect(all.filter(target => !covered.has(linkKey(target)))).toEqual(gaps)
      }),
    )
  })
  it('ask in the founder’s own words', () => {
    const [value, , subject, offer] = storyTargets(foundation, [pillar])
    expect(value && gapPrompt(value, foundation)).toBe(
      'When did you last decide something because of “Patience”, and what did it cost you?',
    )
    expect(subject && gapPrompt(subject, foundation)).toContain('“Numbers without fear”')
    expect(offer && gapPrompt(offer, foundation)).toContain('Think of bakers with a first shop.')
  })
})
