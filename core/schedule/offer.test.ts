import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OfferedDraft, offerDrafts } from './offer.ts'
import { type ScheduledText, scheduleWarnings } from './warnings.ts'

const AT = new Date('2026-11-26T09:00:00Z')
const DAY = 86_400_000
const ANY = { at: AT, platforms: [] }

const draft = (id: string, over: Partial<OfferedDraft> = {}): OfferedDraft => ({
  ...{ id, platform: 'linkedin', body: `Nothing but ${id} here`, score: 50, isApproved: false },
  ...over,
})
const planned = (body: string, over: Partial<ScheduledText> = {}): ScheduledText => ({
  ...{ id: 'p', title: 'Flour', platform: 'linkedin', scheduledFor: new Date(AT.getTime() + 2 * DAY), body },
  ...over,
})
const idsOf = (offers: readonly { id: string }[]) => offers.map(({ id }) => id)

describe('the drafts that are offered for a free time', () => {
  it('come by their score, the approved ones first, those without a score last', () => {
    const drafts = [
      draft('a', { score: null }),
      draft('b', { score: 60 }),
      draft('c', { score: 90 }),
      draft('d', { score: 10, isApproved: true }),
    ]
    expect(idsOf(offerDrafts(ANY, drafts, []))).toEqual(['d', 'c', 'b', 'a'])
  })

  it('are for the platforms of the time', () => {
    const drafts = [draft('a'), draft('b', { platform: 'blog' }), draft('c', { platform: 'threads' })]
    expect(idsOf(offerDrafts({ at: AT, platforms: ['blog', 'threads'] }, drafts, []))).toEqual(['b', 'c'])
  })

  it('step back when they say what is said close by, and say what that is', () => {
    const said = 'bread is patience with a crust and some salt on top of it'
    const drafts = [draft('a', { score: 70, body: said }), draft('b', { score: 65 })]
    const near = [planned('bread is patience with a crust and nothing more to say about it now')]
    const [first, second] = offerDrafts(ANY, drafts, near)
    expect(first).toEqual({ id: 'b', likeness: 0, likest: null })
    expect(second).toMatchObject({ id: 'a', likest: 'Flour' })
    expect(second?.likeness).toBeGreaterThan(0.2)
  })

  it('are none that one would be warned of: the same text within 30 days, or a post within the hour', () => {
    const same = draft('a', { body: 'bread is patience with a crust' })
    const other = draft('b', { platform: 'blog', body: 'bread is patience with a crust' })
    expect(idsOf(offerDrafts(ANY, [same, other], [planned('Bread is patience, with a crust!')]))).toEqual([
      'b',
    ])
    const soon = planned('Else', { scheduledFor: new Date(AT.getTime() + 45 * 60_000) })
    expect(idsOf(offerDrafts(ANY, [same, other], [soon]))).toEqual(['b'])
  })

  const words = fc
    .array(fc.constantFrom('bread', 'salt', 'oven', 'crust', 'rye', 'slow'), { minLength: 1, maxLength: 12 })
    .map(each => each.join(' '))
  const platforms = fc.constantFrom('linkedin', 'blog', 'threads')
  const drafts = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 4 }),
      platform: platforms,
      body: words,
      score: fc.option(fc.integer({ min: 0, max: 100 })),
      isApproved: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 8 },
  )
  const near = fc.array(
    fc.record({
      id: fc.uuid(),
      title: fc.string({ maxLength: 5 }),
      platform: platforms,
      body: words,
      scheduledFor: fc
        .integer({ min: -40 * 24, max: 40 * 24 })
        .map(h => new Date(AT.getTime() + h * 3_600_000)),
    }),
    { maxLength: 8 },
  )
  const time = fc.record({ at: fc.constant(AT), platforms: fc.uniqueArray(platforms, { maxLength: 2 }) })

  it('hold whatever is planned: no platform of another time, no warning, each once, in one order', () => {
    fc.assert(
      fc.property(time, drafts, near, (free, waiting, others) => {
        const offers = offerDrafts(free, waiting, others)
        expect(new Set(idsOf(offers)).size).toBe(offers.length)
        expect(idsOf(offerDrafts(free, waiting.toReversed(), others))).toEqual(idsOf(offers))
        const fits = offers.map(({ id, likeness }) => {
          const found = waiting.find(each => each.id === id)
          if (!found) throw new Error('none of the drafts')
          expect(likeness).toBeGreaterThanOrEqual(0)
          expect(likeness).toBeLessThanOrEqual(1)
          expect(free.platforms.length === 0 || free.platforms.includes(found.platform)).toBe(true)
          expect(scheduleWarnings({ ...found, id: null, at: AT }, others)).toEqual([])
          return { isApproved: found.isApproved, fit: (found.score ?? 0) - 100 * likeness }
        })
        for (const [n, one] of fits.entries()) {
          const next = fits[n + 1]
          if (!next) continue
          expect(one.isApproved || !next.isApproved).toBe(true)
          if (one.isApproved === next.isApproved) expect(one.fit).toBeGreaterThanOrEqual(next.fit)
        }
      }),
    )
  })

  it('are better off with a higher score', () => {
    fc.assert(
      fc.property(drafts, near, (waiting, others) => {
        const before = idsOf(offerDrafts(ANY, waiting, others))
        const last = before.at(-1)
        if (last === undefined) return
        const raised = waiting.map(each => (each.id === last ? { ...each, score: 201 } : each))
        const approved = waiting.filter(each => each.isApproved && before.includes(each.id))
        const after = idsOf(offerDrafts(ANY, raised, others))
        const isApproved = approved.some(({ id }) => id === last)
        expect(after.indexOf(last)).toBe(isApproved ? 0 : approved.length)
      }),
    )
  })
})
