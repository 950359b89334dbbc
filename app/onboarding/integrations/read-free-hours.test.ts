import { expect, it } from 'vitest'
import { readFreeHours } from './read-free-hours.ts'

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Ours//EN', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'].join('\r\n')
const span = { from: new Date('2026-03-20T00:00:00Z'), to: new Date('2026-04-10T00:00:00Z') }
const starts = (file: string) => readFreeHours(file, span).map(({ start }) => start.toISOString())

it('reads times in UTC and in the zone they name', () => {
  const file = calendar(
    event('DTSTART:20260324T100000Z', 'DTEND:20260324T120000Z'),
    event('DTSTART;TZID=Europe/London:20260401T100000', 'DTEND;TZID=Europe/London:20260401T120000'),
  )
  expect(readFreeHours(file, span)).toEqual([
    { start: new Date('2026-03-24T10:00:00Z'), end: new Date('2026-03-24T12:00:00Z') },
    { start: new Date('2026-04-01T09:00:00Z'), end: new Date('2026-04-01T11:00:00Z') },
  ])
})

it('repeats on the wall clock, also across the change to summer time', () => {
  const file = calendar(
    event(
      'DTSTART;TZID=Europe/London:20260303T100000',
      'DTEND;TZID=Europe/London:20260303T110000',
      'RRULE:FREQ=WEEKLY',
      'EXDATE;TZID=Europe/London:20260407T100000',
    ),
  )
  expect(starts(file)).toEqual(['2026-03-24T10:00:00.000Z', '2026-03-31T09:00:00.000Z'])
})

it('understands a repeat that was moved or cancelled, and leaves days without a time out', () => {
  const moved = (...lines: string[]) => event('RECURRENCE-ID:20260331T090000Z', ...lines)
  const weekly = event('DTSTART:20260324T090000Z', 'DTEND:20260324T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=2')
  expect(starts(calendar(weekly, moved('DTSTART:20260331T140000Z', 'DTEND:20260331T150000Z')))).toEqual([
    '2026-03-24T09:00:00.000Z',
    '2026-03-31T14:00:00.000Z',
  ])
  const cancelled = moved('DTSTART:20260331T090000Z', 'DTEND:20260331T100000Z', 'STATUS:CANCELLED')
  expect(starts(calendar(weekly, cancelled))).toEqual(['2026-03-24T09:00:00.000Z'])
  expect(starts(calendar(event('DTSTART;VALUE=DATE:20260325', 'DTEND;VALUE=DATE:20260326')))).toEqual([])
})

it.each(['', 'nonsense', 'BEGIN:VCALENDAR', '<html></html>', calendar(event('DTSTART:tomorrow'))])(
  'finds no hours in %j',
  file => {
    expect(readFreeHours(file, span)).toEqual([])
  },
)

it('stops at a rule that repeats for ever', () => {
  const every = event('DTSTART:20200101T000000Z', 'DTEND:20200101T000100Z', 'RRULE:FREQ=SECONDLY')
  expect(readFreeHours(calendar(every), span)).toEqual([])
})
