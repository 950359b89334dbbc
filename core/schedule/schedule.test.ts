import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { POST_EVENTS } from '../posts/status.ts'
import { scheduleReturn } from './address.ts'
import {
  dayAfter,
  daysBounds,
  mondayOf,
  monthAfter,
  monthDays,
  SCHEDULE_VIEWS,
  stepDay,
  viewDays,
  weekdayOf,
} from './days.ts'
import { importKey, readImport, skipScheduled } from './import-rows.ts'
import { canScheduleOn } from './limit.ts'
import { MOST_REPEATS, repeatDays, repeatInstants, repeatText } from './repeat.ts'
import { moveFormSchema, repeatOf, SCHEDULE_MESSAGES, scheduleFormSchema } from './schema.ts'
import { shareTarget } from './share-links.ts'
import { freeTimes, nextFreeSlot } from './slots.ts'
import { nextScheduledPostStatus, SCHEDULED_POST_STATUSES } from './status.ts'
import { instantOf, isDay, minuteText, nextDay, readMinute, wallTimeOf } from './wall-time.ts'
import { scheduleWarnings, textLikeness } from './warnings.ts'
import { dayText, slotText, spanText, whenText } from './when-text.ts'

const LONDON = 'Europe/London'
const zones = fc.constantFrom(
  LONDON,
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
)
const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const minutes = fc.integer({ min: 0, max: 1439 })
const at = (day: string, time: string, zone = LONDON) => {
  const result = instantOf({ day, minute: readMinute(time) ?? -1 }, zone)
  return [result.at.toISOString(), result.meeting]
}

describe('a time on the wall', () => {
  it('knows summer and winter', () => {
    expect(at('2026-01-15', '09:00')).toEqual(['2026-01-15T09:00:00.000Z', 'once'])
    expect(at('2026-07-15', '09:00')).toEqual(['2026-07-15T08:00:00.000Z', 'once'])
  })
  it('moves on past an hour that spring takes away', () => {
    expect(at('2027-03-28', '00:59')).toEqual(['2027-03-28T00:59:00.000Z', 'once'])
    expect(at('2027-03-28', '01:30')).toEqual(['2027-03-28T01:30:00.000Z', 'skipped'])
    expect(wallTimeOf(new Date('2027-03-28T01:30:00Z'), LONDON)).toEqual({ day: '2027-03-28', minute: 150 })
    expect(at('2027-03-28', '02:00')).toEqual(['2027-03-28T01:00:00.000Z', 'once'])
  })
  it('is told by the clock before a change also where the zone is far ahead of UTC', () => {
    const auckland = (day: string, time: string) => at(day, time, 'Pacific/Auckland')
    expect(auckland('2026-09-27', '01:30')).toEqual(['2026-09-26T13:30:00.000Z', 'once'])
    expect(auckland('2026-09-27', '03:30')).toEqual(['2026-09-26T14:30:00.000Z', 'once'])
  })
  it('takes the first of an hour that autumn gives twice', () => {
    expect(at('2026-10-25', '01:30')).toEqual(['2026-10-25T00:30:00.000Z', 'doubled'])
    expect(at('2026-10-25', '00:59')).toEqual(['2026-10-24T23:59:00.000Z', 'once'])
    expect(at('2026-10-25', '02:00')).toEqual(['2026-10-25T02:00:00.000Z', 'once'])
  })
  it('comes back as it went in, in every zone, unless the clock jumped over it', () => {
    fc.assert(
      fc.property(days, minutes, zones, (day, minute, zone) => {
        const result = instantOf({ day, minute }, zone)
        const back = wallTimeOf(result.at, zone)
        if (result.meeting !== 'skipped') expect(back).toEqual({ day, minute })
        else expect(`${back.day} ${minuteText(back.minute)}` > `${day} ${minuteText(minute)}`).toBe(true)
      }),
    )
  })
  it('reads only days and times that exist', () => {
    expect(['2026-02-29', '2026-02-30', '2026-13-01', '26-01-01', '', null, '2028-02-29'].map(isDay)).toEqual(
      [...Array(6).fill(false), true],
    )
    expect(['9:00', '24:00', '23:59', '09:60', 'x'].map(readMinute)).toEqual([null, null, 1439, null, null])
    fc.assert(fc.property(minutes, minute => void expect(readMinute(minuteText(minute))).toBe(minute)))
    expect(['2000-01-01', '2100-12-31', '1999-12-31', '2101-01-01'].map(isDay)).toEqual([
      ...[true, true, false, false],
    ])
    for (const bad of ['x2026-11-24', '2026-11-24x', ['2026-11-24'], 20261124]) expect(isDay(bad)).toBe(false)
    expect(readMinute(' 09:30 ')).toBe(570)
    for (const bad of ['x09:30', '09:300', ['09:30'], undefined]) expect(readMinute(bad)).toBeNull()
  })
  it('ends a day where the next begins, on the clock of the zone', () => {
    expect(nextDay('2026-12-31', LONDON)).toEqual(new Date('2027-01-01T00:00:00Z'))
    expect(nextDay('2026-07-01', LONDON)).toEqual(new Date('2026-07-01T23:00:00Z'))
    expect(nextDay('2026-11-24', 'Asia/Kathmandu')).toEqual(new Date('2026-11-24T18:15:00Z'))
  })
})

describe('the days of a view', () => {
  it('are whole weeks from Monday', () => {
    const month = viewDays('month', '2026-11-20')
    expect([month[0], month.at(-1), month.length]).toEqual(['2026-10-26', '2026-12-06', 42])
    expect(viewDays('month', '2027-02-10')).toHaveLength(28)
    fc.assert(
      fc.property(days, fc.constantFrom(...SCHEDULE_VIEWS), (day, view) => {
        const shown = viewDays(view, day)
        if (view === 'list') return void expect(shown).toEqual([])
        expect(shown).toContain(day)
        if (view !== 'day') {
          expect(shown.length % 7).toBe(0)
          expect(weekdayOf(shown[0] ?? '')).toBe(1)
        }
        expect(viewDays(view, stepDay(view, stepDay(view, day, 1), -1))).toEqual(shown)
      }),
    )
  })
  it('are one for a day, and seven from Monday for a week', () => {
    expect(viewDays('day', '2026-11-20')).toEqual(['2026-11-20'])
    const week = viewDays('week', '2026-11-20')
    expect([week[0], week.at(-1), week.length]).toEqual(['2026-11-16', '2026-11-22', 7])
  })
  it('go on by one of what is shown', () => {
    expect([stepDay('day', '2026-11-30', 1), stepDay('day', '2026-12-01', -1)]).toEqual([
      ...['2026-12-01', '2026-11-30'],
    ])
    expect([stepDay('week', '2026-11-20', 1), stepDay('week', '2026-11-20', -1)]).toEqual([
      ...['2026-11-27', '2026-11-13'],
    ])
    expect([stepDay('month', '2026-12-31', 1), stepDay('list', '2027-01-15', -1)]).toEqual([
      ...['2027-01-01', '2026-12-01'],
    ])
  })
  it('are as long as the clock makes them', () => {
    const hours = (day: string) => {
      const { from, to } = daysBounds(day, day, LONDON)
      return (to.getTime() - from.getTime()) / 3_600_000
    }
    expect(['2027-03-28', '2026-10-25', '2026-11-20'].map(hours)).toEqual([23, 25, 24])
  })
  it('step over the ends of months', () => {
    expect(monthAfter('2026-01-31', 1)).toBe('2026-02-28')
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
    expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  })
})

describe('a rule that repeats', () => {
  it('keeps the time on the clock across both changes', () => {
    const weekly = { every: 'week', n: 1, count: 3, until: null } as const
    const utc = (day: string) =>
      repeatInstants({ day, minute: 540 }, weekly, LONDON).map(date => date.toISOString().slice(5, 16))
    expect(utc('2026-10-18')).toEqual(['10-18T08:00', '10-25T09:00', '11-01T09:00'])
    expect(utc('2027-03-21')).toEqual(['03-21T09:00', '03-28T08:00', '04-04T08:00'])
  })
  it('uses the last day of a month that is too short, and comes back to the day', () => {
    expect(repeatDays('2026-12-31', { every: 'month', n: 1, count: 4, until: null })).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
    ])
  })
  it('is every so many weeks or months, kept to one at least and twelve at most', () => {
    const second = (n: number) => repeatDays('2026-11-02', { every: 'week', n, count: 2, until: null })[1]
    expect([1, 2, 3.9, 12, 13].map(second)).toEqual([
      ...['2026-11-09', '2026-11-16', '2026-11-23', '2027-01-25', '2027-01-25'],
    ])
    expect([0, -3, Number.NaN].map(second)).toEqual(Array(3).fill('2026-11-09'))
    expect(repeatDays('2026-11-02', { every: 'month', n: 2, count: 2, until: null })[1]).toBe('2027-01-02')
    expect(repeatDays('2026-11-02', null)).toEqual(['2026-11-02'])
  })
  it('may use its last day, and needs an end or stops after a year of weeks', () => {
    const weekly = { every: 'week', n: 1, count: null } as const
    expect(repeatDays('2026-11-02', { ...weekly, until: '2026-11-16' })).toHaveLength(3)
    expect(repeatDays('2026-11-02', { ...weekly, until: '2026-11-15' })).toHaveLength(2)
    expect(repeatDays('2026-11-02', { ...weekly, until: '2026-11-01' })).toEqual(['2026-11-02'])
    expect(repeatDays('2026-11-02', { ...weekly, until: null })).toHaveLength(MOST_REPEATS)
    expect(repeatDays('2026-11-02', { ...weekly, count: 4, until: null })).toHaveLength(4)
  })
  it('is told in words', () => {
    const weekly = { every: 'week', n: 1, count: 6, until: null } as const
    expect(repeatText(weekly)).toBe('every week, 6 times')
    expect(repeatText({ ...weekly, n: 2 })).toBe('every 2 weeks, 6 times')
    expect(repeatText({ every: 'month', n: 1, count: null, until: '2027-01-31' })).toBe(
      'every month until 2027-01-31',
    )
    expect(repeatText({ ...weekly, count: null })).toBe('every week until further notice')
  })
  it('ends, goes forward only, and shows one time on the clock', () => {
    const rules = fc.record({
      every: fc.constantFrom('week' as const, 'month' as const),
      n: fc.integer({ min: -2, max: 20 }),
      count: fc.option(fc.integer({ min: 2, max: 80 })),
      until: fc.option(days),
    })
    fc.assert(
      fc.property(days, minutes, rules, zones, (day, minute, rule, zone) => {
        const days = repeatDays(day, rule)
        expect(days[0]).toBe(day)
        expect(days.length).toBeLessThanOrEqual(MOST_REPEATS)
        expect(days).toEqual([...new Set(days)].toSorted())
        if (rule.until) expect(days.slice(1).every(next => next <= (rule.until ?? ''))).toBe(true)
        for (const next of days.slice(0, 5)) {
          const met = instantOf({ day: next, minute }, zone)
          if (met.meeting !== 'skipped') expect(wallTimeOf(met.at, zone).minute).toBe(minute)
        }
      }),
    )
  })
})

describe('the days of a month', () => {
  it('are all of its days, whichever of them is asked', () => {
    fc.assert(
      fc.property(days, day => {
        const all = monthDays(day)
        expect(all).toContain(day)
        expect(all.every(each => each.slice(0, 7) === day.slice(0, 7))).toBe(true)
        expect(dayAfter(all.at(-1) ?? '')).toBe(monthAfter(`${day.slice(0, 8)}01`, 1))
      }),
    )
    expect(monthDays('2028-02-10')).toHaveLength(29)
  })
})

describe('the next free slot', () => {
  const slots = [
    { weekday: 1, minuteOfDay: 540, platform: '' },
    { weekday: 4, minuteOfDay: 1020, platform: 'linkedin' },
  ]
  const now = new Date('2026-11-20T10:00:00Z')
  const find = (platform: string, taken: Date[] = []) =>
    nextFreeSlot({ slots, platform, taken, now, timeZone: LONDON })?.toISOString()
  it('is the first that nothing stands near', () => {
    expect(find('linkedin')).toBe('2026-11-23T09:00:00.000Z')
    expect(find('linkedin', [new Date('2026-11-23T09:10:00Z')])).toBe('2026-11-26T17:00:00.000Z')
    expect(find('twitter', [new Date('2026-11-23T09:10:00Z')])).toBe('2026-11-30T09:00:00.000Z')
    expect(nextFreeSlot({ slots: [], platform: 'x', taken: [], now, timeZone: LONDON })).toBeNull()
  })
  it('is the earliest of its day, whatever order the slots come in', () => {
    const day = [900, 540, 720].map(minuteOfDay => ({ weekday: 1, minuteOfDay, platform: '' }))
    const free = (taken: Date[], from = now) =>
      nextFreeSlot({ slots: day, platform: 'x', taken, now: from, timeZone: LONDON })?.toISOString()
    expect(free([])).toBe('2026-11-23T09:00:00.000Z')
    // Half an hour is far enough; now is not ahead.
    expect(free([new Date('2026-11-23T09:30:00Z')])).toBe('2026-11-23T09:00:00.000Z')
    expect(free([new Date('2026-11-23T09:29:59.999Z')])).toBe('2026-11-23T12:00:00.000Z')
    expect(free([], new Date('2026-11-23T09:00:00Z'))).toBe('2026-11-23T12:00:00.000Z')
  })
  it('is looked for within twelve weeks', () => {
    const from = new Date('2026-11-23T10:00:00Z')
    const mondays = Array.from({ length: 12 }, (_, week) => new Date(Date.UTC(2026, 10, 23 + 7 * week, 9)))
    const monday = [{ weekday: 1, minuteOfDay: 540, platform: '' }]
    const free = (taken: Date[]) =>
      nextFreeSlot({ slots: monday, platform: 'x', taken, now: from, timeZone: LONDON })?.toISOString()
    expect(free(mondays)).toBe('2027-02-15T09:00:00.000Z')
    expect(free([...mondays, new Date('2027-02-15T09:00:00Z')])).toBeUndefined()
  })
  it('is the first of the free times of the days to come', () => {
    const slot = fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      minuteOfDay: fc.integer({ min: 0, max: 47 }).map(half => half * 30),
      platform: fc.constantFrom('', 'blog', 'threads'),
    })
    const hours = fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 6 })
    fc.assert(
      fc.property(fc.array(slot, { maxLength: 8 }), zones, hours, (slots, timeZone, taken) => {
        const calendar = {
          taken: taken.map(hour => new Date(now.getTime() + hour * 3_600_000)),
          now,
          timeZone,
        }
        const today = wallTimeOf(now, timeZone).day
        const free = freeTimes(
          Array.from({ length: 85 }, (_, n) => dayAfter(today, n)),
          { slots, ...calendar },
        )
        const first = free.find(({ platforms }) => platforms.length === 0 || platforms.includes('blog'))
        const next = nextFreeSlot({ slots, platform: 'blog', ...calendar })
        expect(first ? instantOf(first, timeZone).at : null).toEqual(next)
        expect(new Set(free.map(({ day, minute }) => `${day} ${minute}`)).size).toBe(free.length)
      }),
    )
  })
  it('joins the platforms of one time, and is for all of them where one slot is', () => {
    const times = (...platforms: string[]) =>
      freeTimes(['2026-11-23', '2026-11-24'], {
        slots: platforms.map(platform => ({ weekday: 1, minuteOfDay: 540, platform })),
        ...{ taken: [], now, timeZone: LONDON },
      })
    expect(times('blog', 'threads')).toEqual([
      { day: '2026-11-23', minute: 540, platforms: ['blog', 'threads'] },
    ])
    expect(times('blog', '')).toEqual([{ day: '2026-11-23', minute: 540, platforms: [] }])
  })
  it('lies ahead, on a slot, and is free', () => {
    const week = fc.array(
      fc.record({ weekday: fc.integer({ min: 1, max: 7 }), minuteOfDay: minutes, platform: fc.constant('') }),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(week, zones, fc.array(fc.integer({ min: 0, max: 500 })), (slots, timeZone, hours) => {
        const taken = hours.map(hour => new Date(now.getTime() + hour * 3_600_000))
        const slot = nextFreeSlot({ slots, platform: 'blog', taken, now, timeZone })
        if (!slot) return
        expect(slot > now).toBe(true)
        expect(taken.every(other => Math.abs(other.getTime() - slot.getTime()) >= 1_800_000)).toBe(true)
      }),
    )
  })
})

describe('what to know before scheduling', () => {
  const when = new Date('2026-11-20T10:00:00Z')
  const other = (hours: number, platform: string, body: string) => ({
    id: `${hours}`,
    title: 'Other',
    platform,
    scheduledFor: new Date(when.getTime() + hours * 3_600_000),
    body,
  })
  const body = 'Bakers deserve patience with their books every single month'
  it('names the near and the same', () => {
    const kinds = (rows: Parameters<typeof scheduleWarnings>[1]) =>
      scheduleWarnings({ platform: 'linkedin', at: when, body }, rows).map(
        warning => `${warning.kind} ${warning.id}`,
      )
    expect(
      kinds([other(0.5, 'linkedin', 'Else'), other(0.5, 'twitter', 'Else'), other(1, 'linkedin', '')]),
    ).toEqual(['clash 0.5'])
    expect(kinds([other(-200, 'linkedin', `${body.toUpperCase()}!`)])).toEqual(['duplicate -200'])
    expect(kinds([other(721, 'linkedin', body), other(24, 'twitter', body)])).toEqual([])
  })
  it('likeness is 0 to 1, the same both ways, and 1 for a text itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        const like = textLikeness(a, b)
        expect(like).toBe(textLikeness(b, a))
        expect(like >= 0 && like <= 1).toBe(true)
      }),
    )
    expect(textLikeness(body, body)).toBe(1)
  })
})

describe('the platforms of a plan', () => {
  it('are one on creator and all above', () => {
    expect(canScheduleOn('creator', [], 'linkedin')).toEqual({ ok: true })
    expect(canScheduleOn('creator', ['linkedin'], 'linkedin')).toEqual({ ok: true })
    expect(canScheduleOn('creator', ['linkedin'], 'twitter')).toEqual({
      ok: false,
      reason: 'platform_limit_reached',
      limit: 1,
      kept: ['linkedin'],
    })
    expect(canScheduleOn('pro', ['linkedin', 'twitter'], 'blog')).toEqual({ ok: true })
  })
  it('after a downgrade go on with the one used longest', () => {
    expect(canScheduleOn('creator', ['linkedin', 'twitter'], 'linkedin').ok).toBe(true)
    expect(canScheduleOn('creator', ['linkedin', 'twitter'], 'twitter').ok).toBe(false)
  })
})

describe('the states of a scheduled post', () => {
  it('follow those of a post and never leave the known ones', () => {
    for (const status of SCHEDULED_POST_STATUSES) {
      for (const event of POST_EVENTS) {
        const next = nextScheduledPostStatus(status, event)
        if (next !== null) expect(SCHEDULED_POST_STATUSES).toContain(next)
      }
    }
    expect(nextScheduledPostStatus('scheduled', 'unschedule')).toBe('cancelled')
    expect(nextScheduledPostStatus('cancelled', 'schedule')).toBe('scheduled')
    expect(nextScheduledPostStatus('published', 'unschedule')).toBeNull()
    expect(nextScheduledPostStatus('sending', 'pause')).toBeNull()
    expect(nextScheduledPostStatus('held', 'resume')).toBe('scheduled')
    expect(nextScheduledPostStatus('held', 'fall_due')).toBeNull()
  })
})

describe('the forms', () => {
  const good = { day: '2026-11-24', time: '09:30', timeZone: LONDON, platform: 'LinkedIn' }
  const errors = (form: object) => v.safeParse(scheduleFormSchema, form).issues?.map(issue => issue.message)
  it('read a form and its rule', () => {
    const once = v.parse(scheduleFormSchema, good)
    expect(once).toMatchObject({ time: 570, platform: 'linkedin', repeat: 'never' })
    expect(repeatOf(once)).toBeNull()
    const often = v.parse(scheduleFormSchema, { ...good, repeat: 'fortnight', count: '6' })
    expect(repeatOf(often)).toEqual({ every: 'week', n: 2, count: 6, until: null })
  })
  it('say what is wrong beside the field', () => {
    expect(errors({})).toEqual([
      SCHEDULE_MESSAGES.day,
      SCHEDULE_MESSAGES.time,
      SCHEDULE_MESSAGES.zone,
      SCHEDULE_MESSAGES.platform,
    ])
    expect(errors({ ...good, repeat: 'week', count: '1' })).toEqual([SCHEDULE_MESSAGES.count])
    expect(errors({ ...good, repeat: 'week', ends: 'until', until: '2026-11-24' })).toEqual([
      SCHEDULE_MESSAGES.until,
    ])
  })
  it('never throw', () => {
    fc.assert(fc.property(fc.anything(), input => void v.safeParse(scheduleFormSchema, input)))
    fc.assert(fc.property(fc.anything(), input => void v.safeParse(moveFormSchema, input)))
  })
})

describe('share links', () => {
  it('carry any text safely', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'é', '👋', '\ud800', '\udc00', ' ', '#', '&') }),
        text => {
          const target = shareTarget('twitter', text)
          expect(new URL(target?.url ?? '').hostname).toBe('x.com')
        },
      ),
    )
    expect(shareTarget('blog', 'x')).toBeNull()
  })
})

describe('rows of a file', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const read = (...rows: string[][]) =>
    readImport([['Date', ' TIME ', 'Platform', 'Text', 'Zone'], ...rows], { timeZone: LONDON, now })
  it('become scheduled posts on the clock of their zone', () => {
    const [london, york] = read(
      ['2026-11-24', '9:30', 'LinkedIn', 'Hello', ''],
      ['2026-11-24', '09:30', 'x', 'Hello', 'America/New_York'],
    )
    expect(london?.entry).toMatchObject({ at: new Date('2026-11-24T09:30:00Z'), platform: 'linkedin' })
    expect(york?.entry).toMatchObject({ at: new Date('2026-11-24T14:30:00Z'), platform: 'twitter' })
  })
  it('say what is wrong with each', () => {
    const rows = read(
      ['24/11/2026', '09:30', 'x', 'a'],
      ['2026-11-24', 'noon', 'x', 'a'],
      ['2026-11-24', '09:30', 'myspace', 'a'],
      ['2026-11-24', '09:30', 'x', ' '],
      ['2026-11-19', '09:30', 'x', 'a'],
      ['2026-11-24', '09:30', 'x', 'a', 'Mars'],
      [],
    )
    expect(rows.every(row => row.problem !== null && row.entry === null)).toBe(true)
    expect(new Set(rows.map(row => row.problem)).size).toBe(6)
  })
  it('are read to the end of a long file', () => {
    const rows = Array.from({ length: 2000 }, (_, n) => ['2026-11-24', '09:30', 'x', `Post ${n}`])
    expect(read(...rows).filter(row => row.entry)).toHaveLength(2000)
  })
  it('are skipped when they are scheduled already or stand there twice', () => {
    const rows = read(
      ['2026-11-24', '09:30', 'x', 'Hello  there'],
      ['2026-11-24', '09:30', 'x', 'hello there'],
      ['2026-11-24', '09:31', 'x', 'Hello there'],
    )
    const fresh = (known: string[]) => skipScheduled(rows, known).filter(row => row.entry).length
    expect(fresh([])).toBe(2)
    const at = new Date('2026-11-24T09:31:00Z')
    expect(fresh([importKey({ platform: 'twitter', at, body: 'Hello there' })])).toBe(1)
    expect(skipScheduled(rows, [])[1]?.problem).toBe('This is already in your planner.')
  })
  it('never throw', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string())), records => {
        expect(readImport(records, { timeZone: LONDON, now }).length).toBeLessThanOrEqual(5000)
      }),
    )
  })
})

describe('words and ways', () => {
  it('say when on the clock of the zone', () => {
    expect(whenText(new Date('2026-07-07T08:30:00Z'), LONDON)).toBe('Tuesday 7 July 2026, 09:30')
    expect(dayText('2026-11-24')).toBe('Tuesday 24 November')
    expect(spanText('2026-11-23', '2026-11-29')).toBe('23–29 November 2026')
    expect(spanText('2026-11-30', '2026-12-06')).toBe('30 Nov – 6 Dec 2026')
    expect(spanText('2026-12-28', '2027-01-03')).toBe('28 Dec 2026 – 3 Jan 2027')
    expect(slotText({ day: '2026-11-26', minute: 545 })).toBe('Thu 09:05')
    expect(dayText('2026-11-24', { year: true })).toBe('Tuesday 24 November 2026')
    expect([whenText(new Date(Number.NaN), LONDON), dayText('someday')]).toEqual(['', ''])
    expect(whenText(new Date('2026-07-07T08:30:00Z'), 'Mars')).toBe('Tuesday 7 July 2026, 09:30')
  })
  it('lead back to the content pages only', () => {
    expect(scheduleReturn('/app/content?tab=publish&page=2')).toBe('/app/content?tab=publish&page=2')
    for (const bad of ['//evil.example', '/app/contents', 'https://evil.example', '/app/content@evil', null])
      expect(scheduleReturn(bad)).toBe('/app/content')
  })
})
