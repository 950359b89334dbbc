import * as v from 'valibot'
import { type PlatformId, readPlatform } from '../posts/platforms/platforms.ts'
import { isCalendarDay } from '../shared/calendar-day.ts'
import { textField, typedText } from '../shared/sanitise/field.ts'
import { readTypedAddress } from '../shared/sanitise/typed-address.ts'
import { isTimeZone } from '../shared/time.ts'
import { versionField } from '../shared/version.ts'
import { isOpenEnough } from './quiet-hours.ts'
import { MOST_REPEATS, type RepeatRule } from './repeat.ts'
import { DAY_RANGE_MESSAGE, isDayOutOfRange, readMinute } from './wall-time.ts'

export const SCHEDULE_MESSAGES = {
  day: 'Choose a day',
  time: 'Choose a time, such as 09:30',
  zone: 'Choose a time zone, such as Europe/London',
  platform: 'Choose a platform',
  count: `Enter a number from 2 to ${MOST_REPEATS}`,
  until: 'Choose a last day after the first one',
  link: 'Enter the link to the post, such as example.com/post',
  idea: 'Enter an idea. A few words are enough',
  weekday: 'Choose a weekday',
  days: 'Choose at least one day',
  open: 'Leave at least two hours between the end of your quiet hours and their start',
} as const

const dayField = v.optional(
  v.pipe(
    typedText(),
    v.check(text => isCalendarDay(text), SCHEDULE_MESSAGES.day),
    v.check(text => !isDayOutOfRange(text), DAY_RANGE_MESSAGE),
  ),
  '',
)
const timeField = v.optional(
  v.pipe(
    typedText(),
    v.check(text => readMinute(text) !== null, SCHEDULE_MESSAGES.time),
    v.transform((text: string) => readMinute(text) ?? 0),
  ),
  '',
)
const zoneField = v.optional(
  v.pipe(
    typedText(),
    v.check(text => isTimeZone(text), SCHEDULE_MESSAGES.zone),
  ),
  '',
)

function wordField<const Word extends string>(words: readonly [Word, ...Word[]]) {
  return v.optional(
    v.pipe(
      typedText(),
      v.transform((text: string): Word => words.find(word => word === text) ?? words[0]),
    ),
    '',
  )
}

const whenEntries = { day: dayField, time: timeField, timeZone: zoneField }

/** Moving a scheduled post to another time. */
export const moveFormSchema = v.object({ ...whenEntries, version: versionField() })

const platformField = v.optional(
  v.pipe(
    typedText(),
    v.check(name => readPlatform(name) !== null, SCHEDULE_MESSAGES.platform),
    v.transform((name: string): PlatformId => readPlatform(name) ?? 'blog'),
  ),
  '',
)

const publishingEntries = {
  /** 'yes' to split what is too long for one post, where an account's network has threads. */
  asThread: textField({ most: 3 }),
  firstComment: textField({ most: 500 }),
  /** 'yes' for what is paid for. */
  isAd: textField({ most: 3 }),
  /** Who may see it, where a network asks its author each time. */
  privacy: textField({ most: 30 }),
  /** 'yes' to send addresses as they are typed, without links of ours that count. */
  plainLinks: textField({ most: 3 }),
}

/** How a scheduled post is published beside its text, changed before it is sent. */
export const publishingFormSchema = v.object({ ...publishingEntries, version: versionField() })
export type PublishingForm = v.InferOutput<typeof publishingFormSchema>

const isUntil = (form: { readonly repeat: string; readonly ends: string }) =>
  form.repeat !== 'never' && form.ends === 'until'

/** Scheduling a post: where, when on which clock, and how often. */
export const scheduleFormSchema = v.pipe(
  v.object({
    ...whenEntries,
    platform: platformField,
    repeat: wordField(['never', 'week', 'fortnight', 'month']),
    ends: wordField(['count', 'until']),
    count: textField({ most: 3 }),
    until: textField({ most: 10 }),
    accounts: v.optional(v.array(v.string()), []),
    ...publishingEntries,
    anyway: textField({ most: 3 }),
    idempotencyKey: textField({ most: 100 }),
  }),
  v.forward(
    v.check(
      form =>
        form.repeat === 'never' ||
        form.ends !== 'count' ||
        (/^\d{1,2}$/.test(form.count) && Number(form.count) >= 2 && Number(form.count) <= MOST_REPEATS),
      SCHEDULE_MESSAGES.count,
    ),
    ['count'],
  ),
  v.forward(
    v.check(
      ({ day, until, ...form }) => !isUntil(form) || until <= day || !isDayOutOfRange(until),
      DAY_RANGE_MESSAGE,
    ),
    ['until'],
  ),
  v.forward(
    v.check(
      form => !isUntil(form) || (isCalendarDay(form.until) && form.until > form.day),
      SCHEDULE_MESSAGES.until,
    ),
    ['until'],
  ),
)
export type ScheduleForm = v.InferOutput<typeof scheduleFormSchema>

/** The wall-clock rule a form asks for; null for once. */
export function repeatOf(form: Pick<ScheduleForm, 'repeat' | 'ends' | 'count' | 'until'>): RepeatRule | null {
  if (form.repeat === 'never') return null
  return {
    every: form.repeat === 'month' ? 'month' : 'week',
    n: form.repeat === 'fortnight' ? 2 : 1,
    count: form.ends === 'count' ? Number(form.count) : null,
    until: form.ends === 'until' ? form.until : null,
  }
}

/** One idea, one line. */
export const ideaFormSchema = v.object({
  title: textField({ required: SCHEDULE_MESSAGES.idea, most: 200 }),
  idempotencyKey: textField({ most: 100 }),
})

/** "It is out", with the address where it can be seen, if one likes. */
export const outFormSchema = v.object({
  link: v.optional(
    v.pipe(
      typedText(),
      v.check(
        text => text.trim() === '' || (text.length <= 2000 && readTypedAddress(text) !== null),
        SCHEDULE_MESSAGES.link,
      ),
      v.transform((text: string) => readTypedAddress(text) ?? ''),
    ),
    '',
  ),
})

/** A slot of the week. */
export const slotFormSchema = v.object({
  weekday: v.optional(
    v.pipe(
      typedText(),
      v.check(text => /^[1-7]$/.test(text), SCHEDULE_MESSAGES.weekday),
      v.transform(Number),
    ),
    '',
  ),
  time: timeField,
  platform: v.optional(
    v.pipe(
      typedText(),
      v.transform((name: string): PlatformId | '' => readPlatform(name) ?? ''),
    ),
    '',
  ),
})
export type SlotForm = v.InferOutput<typeof slotFormSchema>

/** Quiet hours: the weekdays on which they begin, and from when to when. */
export const quietFormSchema = v.pipe(
  v.object({
    days: v.pipe(
      v.optional(v.array(v.string()), []),
      v.transform(days => [...new Set(days.filter(day => /^[1-7]$/.test(day)).map(Number))].toSorted()),
      v.check(days => days.length > 0, SCHEDULE_MESSAGES.days),
    ),
    from: timeField,
    to: timeField,
  }),
  v.forward(
    v.check(hours => isOpenEnough(hours), SCHEDULE_MESSAGES.open),
    ['to'],
  ),
)
