import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insightsLead } from './lead.ts'

const insights = (count: number, unread = 0) =>
  Array.from({ length: count }, (_, at) => ({ isRead: at >= unread }))

describe('the page of insights', () => {
  it('begins with how many there are and how many are new', () => {
    expect(insightsLead([])).toBeNull()
    expect(insightsLead(insights(1, 1))).toEqual({
      headline: 'One thing is worth your time',
      standfirst: 'It’s new. It says what it rests on, and ends by itself once it’s done.',
    })
    expect(insightsLead(insights(3, 1))).toEqual({
      headline: 'Three things are worth your time',
      standfirst:
        '1 of them is new. What matters most comes first. Each says what it rests on, and ends by itself once it’s done.',
    })
    expect(insightsLead(insights(12, 12))?.standfirst).toContain('All of them are new.')
  })

  it('says nothing of new ones where there are none, and never what is no word', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(30), (count, unread) => {
        const lead = insightsLead(insights(count, unread))
        expect(`${lead?.headline} ${lead?.standfirst}`).not.toMatch(/undefined|null|NaN| {2}/)
        expect(lead?.standfirst.includes('new')).toBe(unread > 0)
      }),
    )
  })
})
