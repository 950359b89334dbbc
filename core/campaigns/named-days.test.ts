import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processorMs } from '#tests/support/processor-ms.ts'
import { dayAfter } from '../schedule/days.ts'
import { dayText } from '../schedule/when-text.ts'
import { otherDaysNamed } from './named-days.ts'

/** Monday 15 March 2027, for a launch on Wednesday 24 March that closes on Sunday 28 March. */
const DAYS = { day: '2027-03-15', keyDate: '2027-03-24', endsOn: '2027-03-28' }

describe('the days a text names', () => {
  it.each<[string, string[]]>([
    ['Doors open on Thursday.', ['Thursday']],
    ['Doors open Thursday!', ['Thursday']],
    ['See you THURSDAY', ['Thursday']],
    ['Thursday at 6pm, in the barn', ['Thursday']],
    ['By next friday, or on 12 March', ['Friday', '12 March']],
    ['Until the 12th of March 2027.', ['12th of March 2027']],
    ['March 12th, 2027 it is', ['March 12th, 2027']],
    ['From 12/03 or 12/03/2027 or 2027-03-12', ['12/03', '12/03/2027', '2027-03-12']],
    ['On Thursday 12 March, on Thursday', ['12 March', 'Thursday']],
    // The launch, the last day and its own day.
    ['It opens on Wednesday 24 March and closes on Sunday. Today is Monday, the 15th March.', []],
    ['24 March 2027, 24/03', []],
    ['24 March 2026', ['24 March 2026']],
    ['Doors close on Sunday 28 March. It runs from 24–28 March.', []],
    // Only the launch’s day, not the last one and not its own, unless it says so.
    ['It opens on Sunday 28 March for everyone', ['28 March']],
    ['It opens on Monday 15 March', ['15 March']],
    // The date is right, its weekday is not.
    ['It opens on Thursday 24 March', ['Thursday']],
    // Habits, stories, names and links.
    ['The Saturday bread course. Every Thursday I bake. We meet on Thursdays and on Friday mornings.', []],
    ['It was a wet Tuesday. Last Thursday she called. On 4 May 2019 I began.', []],
    ['https://bread.example/2027-03-12/on-Thursday', []],
    ['1/12 of it, 24/7, 50/50, 10 may come, 3:15, 99/12', []],
    ['', []],
  ])('%s', (text, named) => {
    expect(otherDaysNamed(text, DAYS)).toEqual(named)
  })

  const anyDay = fc.integer({ min: 0, max: 3_000 }).map(days => dayAfter('2026-01-01', days))

  it('are right while they are the campaign’s day, and said once it has moved from them', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: -60, max: 60 }),
        (keyDate, before, by) => {
          const at = (moved: number) => ({
            day: dayAfter(keyDate, moved - before),
            keyDate: dayAfter(keyDate, moved),
            endsOn: null,
          })
          const text = `The course opens on ${dayText(keyDate)}. Be there.`
          expect(otherDaysNamed(text, at(0))).toEqual([])
          const [weekday = '', ...date] = dayText(keyDate).split(' ')
          expect(otherDaysNamed(text, at(by))).toEqual(by === 0 ? [] : [date.join(' ')])
          expect(otherDaysNamed(`It opens on ${weekday}.`, at(by))).toEqual(by % 7 === 0 ? [] : [weekday])
        },
      ),
    )
  })

  it('are told of whatever is written, quickly, and never twice', () => {
    const words = fc.constantFrom(
      'on',
      'Thursday',
      '12',
      'March',
      'of',
      ' ',
      '12/03',
      '2027-03-12',
      'May',
      ',',
      'th',
      '\n',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 60 }), anyDay, (parts, day) => {
        const named = otherDaysNamed(parts.join(' '), { day, keyDate: null, endsOn: null })
        expect(new Set(named).size).toBe(named.length)
      }),
    )
    for (const piece of [
      'on ',
      '12 ',
      '12 of ',
      'March ',
      '1/',
      '1-',
      'Thursday, ',
      'https://',
      'on Thursday 12 March ',
    ]) {
      const text = piece.repeat(Math.ceil(20_000 / piece.length))
      expect(processorMs(() => otherDaysNamed(text, DAYS))).toBeLessThan(500)
    }
  })
})
