import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter } from '../schedule/days.ts'
import { monthBefore, monthDays, monthText, readMonth } from './month.ts'
import { PARTS_MOST, PROPOSED_DAYS, proposeParts, weekOf } from './propose.ts'

const NOW = new Date('2026-12-01T06:00:00Z')
const base = {
  from: '2026-12-01',
  quiet: null,
  now: NOW,
  timeZone: 'Europe/London',
  taken: [],
  pillars: [],
  stories: [],
}
const tuesday = { weekday: 2, minuteOfDay: 540, platform: 'linkedin' }

describe('the month of a review', () => {
  it('is the one before a day, whole once it is over', () => {
    expect(monthBefore('2026-12-01')).toBe('2026-11')
    expect(monthBefore('2027-01-31')).toBe('2026-12')
    expect(monthDays('2026-11', '2026-12-01')).toEqual({
      from: '2026-11-01',
      to: '2026-11-30',
      isWhole: true,
    })
    expect(monthDays('2026-11', '2026-11-30')).toMatchObject({ to: '2026-11-30', isWhole: false })
    expect(monthDays('2028-02', '2028-03-01').to).toBe('2028-02-29')
    expect(monthText('2026-11')).toBe('November 2026')
  })

  it('is read from an address, and nothing else is', () => {
    expect(readMonth('2026-11')).toBe('2026-11')
    for (const wrong of ['2026-13', '2026-1', '1999-11', '', null, 7]) expect(readMonth(wrong)).toBeNull()
  })
})

describe('what is proposed for the days after it', () => {
  it('fills the slots of the week, or the rhythm of the strategy where there are none', () => {
    expect(weekOf([{ ...tuesday, platform: '' }], [{ platform: 'blog', perWeek: 1 }])).toEqual([
      { ...tuesday, platform: 'blog' },
    ])
    expect(weekOf([], [{ platform: 'blog', perWeek: 2 }]).map(({ weekday }) => weekday)).toEqual([2, 4])
    expect(weekOf([], [])).toEqual([])
    expect(proposeParts({ ...base, week: [] })).toEqual([])
  })

  it('leaves out days that have a post on the platform already, and instants that are over', () => {
    const parts = proposeParts({
      ...base,
      week: [tuesday],
      taken: [{ day: '2026-12-08', platform: 'linkedin' }],
    })
    expect(parts.map(({ day }) => day)).toEqual(['2026-12-01', '2026-12-15', '2026-12-22', '2026-12-29'])
    const later = proposeParts({ ...base, now: new Date('2026-12-01T09:00:00Z'), week: [tuesday] })
    expect(later[0]?.day).toBe('2026-12-08')
  })

  it('gives a story to a post of its own pillar, once, and says so where none is left', () => {
    const parts = proposeParts({
      ...base,
      week: [tuesday],
      pillars: [
        { id: 'a', title: 'Books', target: 75 },
        { id: 'b', title: 'Bread', target: 25 },
      ],
      stories: [
        { id: 's1', title: 'Bread first', pillarIds: ['b'] },
        { id: 's2', title: 'Anything', pillarIds: [] },
      ],
    })
    expect(parts.map(({ pillar, title }) => [pillar, title])).toEqual([
      ['Books', 'Anything'],
      ['Books', 'Something new about Books'],
      ['Bread', 'Bread first'],
      ['Books', 'Something new about Books'],
      ['Books', 'Something new about Books'],
    ])
  })

  it('keeps to the days, to one post a day and platform, to one for a story, and to the shares', () => {
    const week = fc.array(
      fc.record({
        weekday: fc.integer({ min: 1, max: 7 }),
        minuteOfDay: fc.integer({ min: 0, max: 1439 }),
        platform: fc.constantFrom('linkedin', 'blog'),
      }),
      { maxLength: 12 },
    )
    const pillars = fc
      .array(fc.option(fc.integer({ min: 0, max: 100 })), { maxLength: 4 })
      .map(targets => targets.map((target, at) => ({ id: `p${at}`, title: `P${at}`, target })))
    const stories = fc
      .array(fc.subarray(['p0', 'p1']), { maxLength: 8 })
      .map(links => links.map((pillarIds, at) => ({ id: `s${at}`, title: `S${at}`, pillarIds })))
    fc.assert(
      fc.property(
        week,
        pillars,
        stories,
        fc.constantFrom('2026-03-20', '2026-10-20'),
        (week, pillars, stories, from) => {
          const now = new Date(`${from}T00:00:00Z`)
          const parts = proposeParts({ ...base, from, now, week, pillars, stories })
          expect(parts.length).toBeLessThanOrEqual(PARTS_MOST)
          const days = parts.map(({ day, platform }) => `${day} ${platform}`)
          expect(new Set(days).size).toBe(days.length)
          for (const { day } of parts) {
            expect(day >= from).toBe(true)
            expect(day < dayAfter(from, PROPOSED_DAYS)).toBe(true)
          }
          const used = parts.flatMap(({ storyId }) => storyId ?? [])
          expect(new Set(used).size).toBe(used.length)
          const shares = pillars.filter(({ target }) => (target ?? 0) > 0)
          if (shares.length > 0)
            for (const { pillarId } of parts) expect(shares.some(({ id }) => id === pillarId)).toBe(true)
        },
      ),
    )
  })
})
