import { describe, expect, it } from 'vitest'
import { addMs } from '../shared/time.ts'
import { CLASH_MS, DUPLICATE_MS, scheduleWarnings, textLikeness } from './warnings.ts'

const AT = new Date('2026-11-20T10:00:00Z')
const BODY = 'Bakers deserve patience with their books every single month'
const other = (id: string, ms: number, over: { platform?: string; body?: string } = {}) => ({
  id,
  title: `Title ${id}`,
  platform: 'linkedin',
  scheduledFor: addMs(AT, ms),
  body: 'Something else altogether',
  ...over,
})
const warnings = (others: ReturnType<typeof other>[], id: string | null = null) =>
  scheduleWarnings({ platform: 'linkedin', at: AT, body: BODY, id }, others)
const named = (others: ReturnType<typeof other>[], id: string | null = null) =>
  warnings(others, id).map(warning => `${warning.kind} ${warning.id}`)

describe('what to know before scheduling', () => {
  it('says what it is about', () => {
    expect(warnings([other('a', 60_000)])).toEqual([
      { kind: 'clash', id: 'a', title: 'Title a', at: addMs(AT, 60_000) },
    ])
  })

  it('is near within an hour and the same within thirty days, on the same platform', () => {
    expect(named([other('a', CLASH_MS - 1), other('b', -CLASH_MS)])).toEqual(['clash a'])
    const same = { body: BODY }
    expect(named([other('a', -DUPLICATE_MS, same), other('b', DUPLICATE_MS + 1, same)])).toEqual([
      'duplicate a',
    ])
    expect(named([other('a', 0, { ...same, platform: 'twitter' })])).toEqual([])
  })

  it('leaves out the post itself', () => {
    expect(named([other('a', 0, { body: BODY })], 'a')).toEqual([])
  })

  it('has the nearest first and three of each kind', () => {
    const minutes = [50, -10, 30, -20, 40]
    expect(named(minutes.map(minute => other(`${minute}`, minute * 60_000)))).toEqual([
      ...['clash -10', 'clash -20', 'clash 30'],
    ])
    const days = [5, -1, 3, -2]
    expect(named(days.map(day => other(`${day}`, day * 86_400_000, { body: BODY })))).toEqual([
      ...['duplicate -1', 'duplicate -2', 'duplicate 3'],
    ])
  })

  it('counts texts as the same that share four fifths of their runs', () => {
    const longer = 'one two three four five six seven'
    const isSame = (body: string) =>
      scheduleWarnings({ platform: 'linkedin', at: AT, body: longer }, [other('a', CLASH_MS, { body })])
        .length === 1
    // Five runs of three words, of which four are shared, and then three.
    const shorter = 'one two three four five six'
    expect(textLikeness(longer, shorter)).toBe(0.8)
    expect(isSame(shorter)).toBe(true)
    expect(isSame('one two three four five')).toBe(false)
  })
})

describe('how alike two texts are', () => {
  it('is the share of their runs of three words, case and marks aside', () => {
    expect(textLikeness('Bread, and butter!', 'bread AND butter')).toBe(1)
    expect(textLikeness('a b c d', 'a b c e')).toBe(1 / 3)
    expect(textLikeness('a b c d', 'd c b a')).toBe(0)
    expect(textLikeness('ab cd ef', 'a b c')).toBe(0)
  })

  it('compares shorter texts whole', () => {
    expect(textLikeness('two words', 'Two words.')).toBe(1)
    expect(textLikeness('two words', 'twowords')).toBe(0)
    expect(textLikeness('two words', 'other words')).toBe(0)
    expect(textLikeness('one two three', 'one two four')).toBe(0)
    expect(textLikeness('one two three', 'one six three')).toBe(0)
  })

  it('is none of a text without a word, with itself too', () => {
    expect(textLikeness('…', '…')).toBe(0)
    expect(textLikeness('', 'words')).toBe(0)
    expect(textLikeness('words', '!')).toBe(0)
  })
})
