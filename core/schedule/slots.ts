import { MINUTE_MS } from '../shared/time.ts'
import { dayAfter, weekdayOf } from './days.ts'
import { type QuietHours, quietUntil } from './quiet-hours.ts'
import { instantOf, wallTimeOf } from './wall-time.ts'

/** A place in the founder's week: a weekday (1 Monday to 7 Sunday) and minutes after midnight. */
export interface Slot {
  readonly weekday: number
  readonly minuteOfDay: number
  /** A platform's id; empty for every platform. */
  readonly platform: string
}

/** The most slots a week may have. */
export const MOST_SLOTS = 50
/** How far ahead a free slot is looked for, in days. */
const AHEAD_DAYS = 84
/** How near to another post a time is not free any more, in milliseconds. */
export const FREE_ROUND_MS = 30 * MINUTE_MS

/** The calendar as far as free times are looked for in it. */
interface Taken {
  readonly taken: readonly Date[]
  readonly quiet?: QuietHours | null
  readonly now: Date
  readonly timeZone: string
}

/** Whether an instant lies ahead, outside of the quiet hours, with nothing within half an hour of it. */
function isFree(at: Date, { taken, quiet, now, timeZone }: Taken): boolean {
  if (at <= now || taken.some(other => Math.abs(other.getTime() - at.getTime()) < FREE_ROUND_MS)) return false
  return quietUntil(quiet ?? null, at, timeZone) === null
}

/** A time of a day that nothing has taken yet. */
export interface FreeTime {
  readonly day: string
  /** Minutes after midnight. */
  readonly minute: number
  /** The platforms that it is meant for, by id; none where it is for every one. */
  readonly platforms: readonly string[]
}

/**
 * The free times of some days, in order: each slot of the week that falls on them, lies ahead and outside of the quiet hours
 * and has nothing within half an hour of it. Slots of several platforms at one time are one free time.
 */
export function freeTimes(
  days: readonly string[],
  { slots, ...calendar }: Taken & { readonly slots: readonly Slot[] },
): FreeTime[] {
  return days.flatMap(day => {
    const ofDay = slots.filter(({ weekday }) => weekday === weekdayOf(day))
    const minutes = [...new Set(ofDay.map(({ minuteOfDay }) => minuteOfDay))].toSorted((a, b) => a - b)
    return minutes.flatMap(minute => {
      if (!isFree(instantOf({ day, minute }, calendar.timeZone).at, calendar)) return []
      const platforms = ofDay.filter(slot => slot.minuteOfDay === minute).map(({ platform }) => platform)
      return [{ day, minute, platforms: platforms.includes('') ? [] : [...new Set(platforms)] }]
    })
  })
}

/**
 * The first instant after `now` that falls on a slot of the platform, lies outside of the quiet hours and has nothing
 * within half an hour of it. Null when there are no slots, or none is free within twelve weeks. Slots are read on the clock of the zone, so they keep
 * their hour across clock changes.
 */
export function nextFreeSlot(
  input: Taken & { readonly slots: readonly Slot[]; readonly platform: string },
): Date | null {
  const { now, timeZone } = input
  const slots = input.slots
    .filter(slot => slot.platform === '' || slot.platform === input.platform)
    .toSorted((a, b) => a.minuteOfDay - b.minuteOfDay)
  if (slots.length === 0) return null
  let day = wallTimeOf(now, timeZone).day
  for (let ahead = 0; ahead <= AHEAD_DAYS; ahead++, day = dayAfter(day)) {
    for (const slot of slots) {
      if (slot.weekday !== weekdayOf(day)) continue
      const { at } = instantOf({ day, minute: slot.minuteOfDay }, timeZone)
      if (isFree(at, input)) return at
    }
  }
  return null
}
