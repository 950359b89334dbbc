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

/**
 * The first instant after `now` that falls on a slot of the platform, lies outside of the quiet hours and has nothing
 * within half an hour of it. Null when there are no slots, or none is free within twelve weeks. Slots are read on the clock of the zone, so they keep
 * their hour across clock changes.
 */
export function nextFreeSlot(input: {
  readonly slots: readonly Slot[]
  readonly platform: string
  readonly taken: readonly Date[]
  readonly quiet?: QuietHours | null
  readonly now: Date
  readonly timeZone: string
}): Date | null {
  const { now, timeZone } = input
  const slots = input.slots
    .filter(slot => slot.platform === '' || slot.platform === input.platform)
    .toSorted((a, b) => a.minuteOfDay - b.minuteOfDay)
  if (slots.length === 0) return null
  const taken = input.taken.map(at => at.getTime())
  let day = wallTimeOf(now, timeZone).day
  for (let ahead = 0; ahead <= AHEAD_DAYS; ahead++, day = dayAfter(day)) {
    for (const slot of slots) {
      if (slot.weekday !== weekdayOf(day)) continue
      const { at } = instantOf({ day, minute: slot.minuteOfDay }, timeZone)
      if (at <= now || taken.some(other => Math.abs(other - at.getTime()) < 30 * MINUTE_MS)) continue
      if (!quietUntil(input.quiet ?? null, at, timeZone)) return at
    }
  }
  return null
}
