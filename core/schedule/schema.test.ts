import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { MOST_REPEATS } from './repeat.ts'
import {
  ideaFormSchema,
  moveFormSchema,
  outFormSchema,
  publishingFormSchema,
  quietFormSchema,
  repeatOf,
  SCHEDULE_MESSAGES,
  scheduleFormSchema,
  slotFormSchema,
} from './schema.ts'
import { DAY_RANGE_MESSAGE } from './wall-time.ts'

const messagesOf = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map(issue => issue.message) ?? []
/** The fields that a form says something about. */
const fieldsOf = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map(issue => issue.path?.map(({ key }) => key).join('.')) ?? []

const WHEN = { day: '2026-11-24', time: '09:30', timeZone: 'Europe/London' }
const ONCE = { ...WHEN, platform: 'linkedin' }

describe('scheduling a post', () => {
  it('has nothing but what was typed, and the first choice of each list', () => {
    expect(v.parse(scheduleFormSchema, ONCE)).toEqual({
      ...WHEN,
      time: 570,
      platform: 'linkedin',
      repeat: 'never',
      ends: 'count',
      accounts: [],
      ...{ count: '', until: '', asThread: '', firstComment: '', isAd: '', privacy: '', plainLinks: '' },
      ...{ anyway: '', idempotencyKey: '' },
    })
  })

  it('is repeated 2 to 52 times, a number and nothing beside it', () => {
    const count = (text: string) =>
      messagesOf(scheduleFormSchema, { ...ONCE, repeat: 'week', ends: 'count', count: text })
    for (const good of ['2', '12', String(MOST_REPEATS)]) expect(count(good), good).toEqual([])
    for (const bad of ['', '0', '1', String(MOST_REPEATS + 1), '1e1', 'x12', '012', '2x'])
      expect(count(bad), bad).toEqual([SCHEDULE_MESSAGES.count])
    expect(fieldsOf(scheduleFormSchema, { ...ONCE, repeat: 'week', count: '1' })).toEqual(['count'])
  })

  it('is repeated until a day after the first', () => {
    const form = { ...ONCE, repeat: 'month', ends: 'until' }
    expect(messagesOf(scheduleFormSchema, { ...form, until: '2026-11-25' })).toEqual([])
    for (const until of ['2026-11-24', '2026-02-30', '2027-02-30', ''])
      expect(messagesOf(scheduleFormSchema, { ...form, until }), until).toEqual([SCHEDULE_MESSAGES.until])
    for (const until of ['2101-01-01', '9999-12-31'])
      expect(messagesOf(scheduleFormSchema, { ...form, until }), until).toEqual([DAY_RANGE_MESSAGE])
    expect(messagesOf(scheduleFormSchema, { ...form, until: '1999-12-31' })).toEqual([
      SCHEDULE_MESSAGES.until,
    ])
    expect(fieldsOf(scheduleFormSchema, form)).toEqual(['until'])
  })

  it('is on a day that the planner knows, and is told which days those are', () => {
    const on = (day: string) => messagesOf(scheduleFormSchema, { ...ONCE, day })
    for (const day of ['2000-01-01', '2100-12-31']) expect(on(day), day).toEqual([])
    for (const day of ['1999-12-31', '2101-01-01', '0001-01-01'])
      expect(on(day), day).toEqual([DAY_RANGE_MESSAGE])
    for (const day of ['', '2026-02-30', '24/11/2026', '20261-01-01'])
      expect(on(day), day).toEqual([SCHEDULE_MESSAGES.day])
  })

  it('that is not repeated is asked neither', () => {
    expect(messagesOf(scheduleFormSchema, { ...ONCE, ends: 'until', until: 'x' })).toEqual([])
    expect(messagesOf(scheduleFormSchema, { ...ONCE, ends: 'count', count: 'x' })).toEqual([])
  })

  it('keeps each field to its length', () => {
    const longest = {
      ...{ count: 3, until: 10, anyway: 3, idempotencyKey: 100 },
      ...{ asThread: 3, firstComment: 500, isAd: 3, privacy: 30, plainLinks: 3 },
    }
    for (const [name, most] of Object.entries(longest)) {
      expect(messagesOf(scheduleFormSchema, { ...ONCE, [name]: 'x'.repeat(most) }), name).toEqual([])
      expect(fieldsOf(scheduleFormSchema, { ...ONCE, [name]: 'x'.repeat(most + 1) }), name).toEqual([name])
    }
  })
})

it('a rule says every what, how often, and until when', () => {
  const rule = (over: Partial<Parameters<typeof repeatOf>[0]>) =>
    repeatOf({ repeat: 'week', ends: 'count', count: '4', until: '2027-01-31', ...over })
  expect(rule({ repeat: 'never' })).toBeNull()
  expect(rule({})).toEqual({ every: 'week', n: 1, count: 4, until: null })
  expect(rule({ repeat: 'fortnight' })).toEqual({ every: 'week', n: 2, count: 4, until: null })
  expect(rule({ repeat: 'month', ends: 'until' })).toEqual({
    every: 'month',
    n: 1,
    count: null,
    until: '2027-01-31',
  })
})

it('moving a post and changing how it is published carry the version that was seen', () => {
  expect(v.parse(moveFormSchema, { ...WHEN, version: '3' })).toMatchObject({ day: WHEN.day, version: 3 })
  expect(messagesOf(moveFormSchema, {})).toContain(SCHEDULE_MESSAGES.day)
  const publishing = v.parse(publishingFormSchema, { isAd: 'yes', firstComment: ' Hello ', version: '3' })
  expect(publishing).toMatchObject({ isAd: 'yes', firstComment: 'Hello', asThread: '', version: 3 })
  expect(fieldsOf(publishingFormSchema, { firstComment: 'x'.repeat(501), version: '3' })).toEqual([
    'firstComment',
  ])
})

it('an idea is a line of at most 200 characters', () => {
  expect(v.parse(ideaFormSchema, { title: ' Bakers ', idempotencyKey: 'k' })).toEqual({
    title: 'Bakers',
    idempotencyKey: 'k',
  })
  expect(messagesOf(ideaFormSchema, { title: ' ' })).toEqual([SCHEDULE_MESSAGES.idea])
  expect(fieldsOf(ideaFormSchema, { title: 'x'.repeat(201), idempotencyKey: 'x'.repeat(101) })).toEqual([
    ...['title', 'idempotencyKey'],
  ])
})

it('the link to what is published may be left out, and is whole where it is there', () => {
  const link = (text?: string) => v.parse(outFormSchema, text === undefined ? {} : { link: text }).link
  expect([link(), link(''), link('  ')]).toEqual(['', '', ''])
  expect(link(' https://x.test/1 ')).toBe('https://x.test/1')
  const longest = `https://x.test/${'a'.repeat(2000 - 'https://x.test/'.length)}`
  expect(link(longest)).toBe(longest)
  expect(link('x.test/1')).toBe('https://x.test/1')
  for (const bad of ['it is out', 'javascript:alert(1)', `${longest}a`, 'ftp://x.test'])
    expect(messagesOf(outFormSchema, { link: bad }), bad.slice(0, 30)).toEqual([SCHEDULE_MESSAGES.link])
})

it('a slot has a weekday and a time, and a platform or all', () => {
  expect(v.parse(slotFormSchema, { weekday: '7', time: '09:30', platform: 'LinkedIn' })).toEqual({
    weekday: 7,
    time: 570,
    platform: 'linkedin',
  })
  expect(v.parse(slotFormSchema, { weekday: '1', time: '00:00' }).platform).toBe('')
  expect(v.parse(slotFormSchema, { weekday: '1', time: '00:00', platform: 'myspace' }).platform).toBe('')
  for (const weekday of ['0', '8', '11', '1x', 'x1', ''])
    expect(messagesOf(slotFormSchema, { weekday, time: '09:30' }), weekday).toEqual([
      SCHEDULE_MESSAGES.weekday,
    ])
})

it('quiet hours have days, each once and in order, and leave two hours of each', () => {
  const quiet = { days: ['7', '1', '7', '9', '11', 'x1'], from: '22:00', to: '07:00' }
  expect(v.parse(quietFormSchema, quiet)).toEqual({ days: [1, 7], from: 1320, to: 420 })
  for (const days of [[], ['8'], undefined])
    expect(messagesOf(quietFormSchema, { ...quiet, days })).toEqual([SCHEDULE_MESSAGES.days])
  expect(messagesOf(quietFormSchema, { ...quiet, from: '10:00', to: '08:01' })).toEqual([
    SCHEDULE_MESSAGES.open,
  ])
  expect(fieldsOf(quietFormSchema, { ...quiet, from: '10:00', to: '10:00' })).toEqual(['to'])
})
