import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter } from '../schedule/days.ts'
import { instantOf, wallTimeOf } from '../schedule/wall-time.ts'
import { HOLIDAY_REGIONS, isBankHoliday } from '../shared/bank-holidays.ts'
import { GOAL_KINDS, goalText, readGoalKind } from './goal.ts'
import { daysFrom, movedDay } from './move-date.ts'
import { READY_PROBLEMS, type ReadyPiece, readyFindings } from './ready-check.ts'
import { type CampaignFigures, campaignProgress, costPerPost, reachedOf, retroSentences } from './results.ts'

const FIGURES: CampaignFigures = {
  planned: 10,
  sent: 6,
  people: 40,
  machines: 12,
  leads: 5,
  wonDeals: 2,
  firstPence: 19_000,
  lastPence: 9_500,
  costPence: 3_000,
}

describe('moving a campaign’s day', () => {
  const days = fc.integer({ min: 0, max: 3_000 }).map(n => dayAfter('2026-01-01', n))

  it.each([
    ['2027-03-20', 14],
    ['2027-10-25', 14],
    ['2027-11-05', -14],
  ])('keeps the hour on the wall clock over a clock change: %s by %d days', (day, by) => {
    const moved = movedDay(day, { days: by, region: 'none', isDayChosen: false })
    expect(daysFrom(day, moved)).toBe(by)
    const at = (on: string) =>
      wallTimeOf(instantOf({ day: on, minute: 545 }, 'Europe/London').at, 'Europe/London')
    expect([at(day).minute, at(moved).minute]).toEqual([545, 545])
  })

  it('ends on no bank holiday unless somebody chose the day, never earlier than asked, and comes back', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: -200, max: 200 }),
        fc.constantFrom(...HOLIDAY_REGIONS),
        (day, by, region) => {
          const moved = movedDay(day, { days: by, region, isDayChosen: false })
          expect(isBankHoliday(moved, region)).toBe(false)
          expect(daysFrom(day, moved)).toBeGreaterThanOrEqual(by)
          expect(daysFrom(day, moved)).toBeLessThanOrEqual(by + 5)
          const chosen = movedDay(day, { days: by, region, isDayChosen: true })
          expect(movedDay(chosen, { days: -by, region, isDayChosen: true })).toBe(day)
        },
      ),
    )
  })
})

describe('the ready check', () => {
  const piece: ReadyPiece = {
    id: 'a',
    body: 'Come: https://a.example',
    isAsk: true,
    needsPicture: false,
    hasPicture: false,
    isPermitted: true,
    isApprovalMissing: false,
    alignment: 70,
    day: '2026-12-01',
    minute: 540,
    isSent: false,
  }
  const check = (over: Partial<ReadyPiece>, mean: number | null = 72, others: readonly ReadyPiece[] = []) =>
    readyFindings({
      pieces: [{ ...piece, ...over }, ...others],
      mean,
      keyDate: '2026-12-03',
      endsOn: '2026-12-06',
      now: { day: '2026-11-20', minute: 600 },
    })
      .filter(({ id }) => id === 'a')
      .map(({ problem, stops }) => (stops ? `${problem}!` : problem))

  it.each([
    [{}, []],
    [{ body: ' ' }, ['text!']],
    [{ body: 'Come.' }, ['link']],
    [{ body: 'Come.', isAsk: false }, []],
    [{ isPermitted: false }, ['permission!']],
    [{ isApprovalMissing: true }, ['approval!']],
    [{ needsPicture: true }, ['picture']],
    [{ needsPicture: true, hasPicture: true }, []],
    [{ alignment: 60 }, ['alignment']],
    [{ alignment: null }, []],
    [{ day: '2026-11-20', minute: 600 }, ['past!']],
    [{ day: '2026-11-20', minute: 600, isSent: true, body: '' }, []],
  ] as const)('of %o says %o', (over, findings) => {
    expect(check(over)).toEqual(findings)
  })

  it('says which day a text names, when it is none of its own and none of the campaign', () => {
    expect(check({ body: 'On Thursday 3 December, until Sunday: https://a.example' })).toEqual([])
    const moved = { ...piece, body: 'On Friday 4 December: https://a.example' }
    const days = { mean: null, keyDate: '2026-12-03', endsOn: null, now: { day: '2026-11-20', minute: 600 } }
    expect(readyFindings({ ...days, pieces: [moved] })).toEqual([
      {
        id: 'a',
        problem: 'day',
        stops: false,
        text: 'It says 4 December and goes out on Tuesday 1 December. The campaign’s day is Thursday 3 December.',
      },
    ])
    expect(readyFindings({ ...days, keyDate: null, pieces: [moved] })[0]?.text).toBe(
      'It says 4 December and goes out on Tuesday 1 December.',
    )
    expect(readyFindings({ ...days, pieces: [{ ...moved, isSent: true }] })).toEqual([])
  })

  it('sees posts too close to each other, over midnight too', () => {
    expect(check({ minute: 1_430 }, 72, [{ ...piece, id: 'b', day: '2026-12-02', minute: 10 }])).toEqual([
      'clash',
    ])
    expect(check({}, 72, [{ ...piece, id: 'b', minute: 570 }])).toEqual([])
  })

  it('says nothing of a mean that can’t be told, and names each problem once', () => {
    expect(check({ alignment: 5 }, null)).toEqual([])
    expect(
      check({ body: '', isPermitted: false, isApprovalMissing: true, needsPicture: true, alignment: 1 }),
    ).toEqual(['text!', 'permission!', 'approval!', 'picture', 'alignment'])
    expect(new Set(READY_PROBLEMS).size).toBe(READY_PROBLEMS.length)
  })
})

describe('results', () => {
  it('counts the goal by its own figure', () => {
    expect(GOAL_KINDS.map(kind => reachedOf(kind, FIGURES))).toEqual([5, 2, 9_500, 40, 6])
    expect(goalText('pounds', 120_000)).toBe('£1,200')
    expect([goalText('leads', 1), goalText('leads', 1_200), goalText('posts', 1)]).toEqual([
      '1 person',
      '1,200 people',
      '1 post',
    ])
    expect([readGoalKind('leads'), readGoalKind('x')]).toEqual(['leads', null])
  })

  it('is below plan only when it is well behind its days, and never early on', () => {
    const at = (today: string, leads: number) =>
      campaignProgress({
        goal: 10,
        reached: leads,
        firstDay: '2026-11-01',
        lastDay: '2026-11-30',
        today,
      })
    expect(at('2026-11-08', 0)).toMatchObject({ timePercent: 27, isBelowPlan: false })
    expect(at('2026-11-15', 2)).toMatchObject({ goalPercent: 20, timePercent: 50, isBelowPlan: true })
    expect(at('2026-11-15', 3)).toMatchObject({ goalPercent: 30, isBelowPlan: false })
    expect(at('2027-01-15', 30)).toMatchObject({ goalPercent: 100, timePercent: 100, isBelowPlan: false })
  })

  it('never leaves 0 to 100, whatever it is given', () => {
    const numbers = fc.integer({ min: -10, max: 1_000_000 })
    fc.assert(
      fc.property(numbers, numbers, numbers, (goal, reached, shift) => {
        const { goalPercent, timePercent } = campaignProgress({
          goal,
          reached,
          firstDay: '2026-11-01',
          lastDay: dayAfter('2026-11-01', shift % 400),
          today: '2026-11-20',
        })
        for (const part of [goalPercent, timePercent]) expect(part >= 0 && part <= 100).toBe(true)
      }),
    )
  })

  it('is looked back on in three sentences that claim no more than the figures', () => {
    expect(retroSentences({ figures: FIGURES, goal: { kind: 'leads', number: 20 } })).toEqual([
      '6 posts of 10 went out.',
      '40 people followed a link (machines, counted apart: 12), and 5 people got in touch.',
      '2 deals won: £190 by first touch, £95 by last touch, for £30 spent; the goal was 20 people, and it reached 5 people.',
    ])
    expect(
      retroSentences({
        figures: { ...FIGURES, sent: 10, people: 0, machines: 0, leads: 0, wonDeals: 0, costPence: 0 },
        goal: null,
      }),
    ).toEqual([
      '10 posts of 10 went out, as planned.',
      'No one followed a link yet, or the posts had none.',
      'No deal was won from it so far.',
    ])
    expect(retroSentences({ figures: { ...FIGURES, people: 4 }, goal: null })[1]).toContain('too few to tell')
    expect([costPerPost(FIGURES), costPerPost({ ...FIGURES, sent: 0 })]).toEqual([500, null])
  })
})
