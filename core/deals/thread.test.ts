import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { THREAD_KINDS, THREAD_SHOWN, type ThreadFacts, threadOf } from './thread.ts'

const things = fc
  .array(fc.record({ id: fc.stringMatching(/^[a-f]{1,2}$/), name: fc.string() }), { maxLength: 9 })
  .chain(list => fc.record({ total: fc.integer({ min: list.length, max: 99 }), things: fc.constant(list) }))
const facts: fc.Arbitrary<ThreadFacts> = fc.record({
  story: things,
  post: things,
  campaign: things,
  person: things,
  deal: things,
  wonPence: fc.nat(),
  wonDeals: fc.nat(9),
})
const where = fc.record({ kind: fc.constantFrom(...THREAD_KINDS), id: fc.stringMatching(/^[a-f]{1,2}$/) })
const none = { total: 0, things: [] }
const EMPTY = { story: none, post: none, campaign: none, person: none, deal: none, wonPence: 0, wonDeals: 0 }

describe('a thread', () => {
  it('runs in one order, through each kind at most once, and always through where one is', () => {
    fc.assert(
      fc.property(facts, where, (given, here) => {
        const { knots } = threadOf(given, here)
        const places = knots.map(({ kind }) => THREAD_KINDS.indexOf(kind))
        expect(places).toEqual([...new Set(places)].sort((one, other) => one - other))
        expect(knots.filter(({ isHere }) => isHere).map(({ kind }) => kind)).toEqual([here.kind])
      }),
    )
  })

  it('shows few of each, none twice, and counts the others', () => {
    fc.assert(
      fc.property(facts, where, (given, here) => {
        for (const { kind, isHere, things: shown, more } of threadOf(given, here).knots) {
          const ids = shown.map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          expect(ids.length).toBeLessThanOrEqual(isHere ? 1 : THREAD_SHOWN)
          expect(ids.every(id => given[kind].things.some(thing => thing.id === id))).toBe(true)
          if (isHere) continue
          expect(ids.length).toBeGreaterThan(0)
          expect(ids.length + more).toBe(given[kind].total)
        }
      }),
    )
  })

  it('is bare only where nothing is tied to it, and ends in pounds only where something was won', () => {
    fc.assert(
      fc.property(facts, where, (given, here) => {
        const { isBare, won } = threadOf(given, here)
        const others = THREAD_KINDS.filter(kind => kind !== here.kind && given[kind].things.length > 0)
        expect(isBare).toBe(others.length === 0 && given.wonDeals === 0)
        expect(won).toEqual(given.wonDeals === 0 ? null : { pence: given.wonPence, deals: given.wonDeals })
      }),
    )
  })

  it('of a new story is that story alone', () => {
    const story = { total: 1, things: [{ id: 'a', name: 'The cracked bowl' }] }
    expect(threadOf({ ...EMPTY, story }, { kind: 'story', id: 'a' })).toEqual({
      knots: [{ kind: 'story', isHere: true, things: story.things, more: 0 }],
      won: null,
      isBare: true,
    })
  })
})
