import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreSentence } from './sentence.ts'
import { brandScoreTrend, type TrendInput } from './trend.ts'

const now = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const piece = (overall: number, days: number, emotion = overall) => ({
  ...{ voice: overall, values: overall, audience: overall, emotion, overall },
  createdAt: daysAgo(days),
})
const checkin = (alignment: number, days: number) => ({ alignment, createdAt: daysAgo(days) })
const nothing: TrendInput = { checkins: [], postScores: [], content: [] }
const said = (history: Partial<TrendInput>) => scoreSentence({ ...nothing, ...history }, now)

describe('the sentence about the score', () => {
  it('tells a new account what to begin with, and no number', () => {
    expect(said({})).toMatch(/^There’s nothing to measure yet\. Do your first check-in/)
    expect(said({})).not.toMatch(/\d/)
  })

  it('does not ask for a post where there is one that has no score yet', () => {
    const history = { ...nothing, checkins: [checkin(7, 0)] }
    expect(scoreSentence(history, now)).toMatch(/Write and save a post/)
    expect(scoreSentence(history, now, { hasPosts: true })).toMatch(/Complete your brand answers/)
  })

  it('says which of the two views moved it', () => {
    const steady = [piece(60, 20), piece(60, 2)]
    expect(said({ checkins: [checkin(9, 1), checkin(4, 25)], content: steady })).toMatch(
      /up \d+ since .*: your own view went up\.$/,
    )
    expect(said({ checkins: [checkin(4, 1), checkin(9, 25)], content: steady })).toMatch(
      /down \d+ since .*: your own view went down\.$/,
    )
    expect(said({ content: [piece(90, 1), piece(40, 25)] })).toMatch(
      /up 25 since .*: your posts score higher\.$/,
    )
  })

  it('says when a check-in came to count, or no longer does', () => {
    const content = [piece(50, 25)]
    expect(said({ checkins: [checkin(9, 1)], content })).toMatch(/: your check-in counts now\.$/)
    expect(said({ checkins: [checkin(9, 28)], content })).toMatch(
      /: your last check-in is too old to count\.$/,
    )
  })

  it('says what would lift a score that stands still: the advice, else the weakest side of the posts', () => {
    const content = [piece(80, 40, 70), piece(80, 1, 60)]
    expect(said({ content })).toMatch(/^Your brand scores 80 out of 100\. Do your first check-in/)
    const often = Array.from({ length: 45 }, (_, days) => checkin(8, days))
    expect(said({ checkins: often, content })).toMatch(/\. Your posts are weakest on emotion, with 65\.$/)
  })

  it('never says of a rise that something fell, nor the reverse', () => {
    const age = fc.integer({ min: 0, max: 40 })
    const histories = fc.record({
      checkins: fc.array(
        fc.tuple(fc.integer({ min: 0, max: 10 }), age).map(each => checkin(...each)),
        {
          maxLength: 8,
        },
      ),
      postScores: fc.constant([]),
      content: fc.array(
        fc.tuple(fc.integer({ min: 0, max: 100 }), age).map(([of, days]) => piece(of, days)),
        {
          maxLength: 8,
        },
      ),
    })
    fc.assert(
      fc.property(histories, history => {
        const text = scoreSentence(history, now)
        const { direction, change } = brandScoreTrend(history, now)
        expect(text).toMatch(/\.$/)
        expect(text).not.toMatch(/NaN|undefined|null/)
        if (text.startsWith('There’s nothing')) return
        if (direction === 'up') expect(text).toContain(`up ${change} since`)
        if (direction === 'down') expect(text).toContain(`down ${-change} since`)
        if (/higher|went up/.test(text)) expect(direction).toBe('up')
        if (/lower|went down/.test(text)) expect(direction).toBe('down')
      }),
    )
  })
})
