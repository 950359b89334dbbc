import { isTimeZone } from '../shared/time.ts'
import { isDay, minuteText, readMinute, wallTimeOf } from './wall-time.ts'

/** A time on the clock of a zone that it names itself, as buttons and addresses carry it. */
export interface ClockTime {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** `HH:MM`. */
  readonly time: string
  readonly timeZone: string
}

/** The time that a word says, `2026-11-23 09:00 Europe/London`; null for anything else. */
export function readClockTime(word: string): ClockTime | null {
  const [day = '', time = '', timeZone = ''] = word.split(' ')
  return isDay(day) && readMinute(time) !== null && isTimeZone(timeZone) ? { day, time, timeZone } : null
}

/** The word for an instant on the clock of a zone. */
export function clockTimeText(at: Date, timeZone: string): string {
  const { day, minute } = wallTimeOf(at, timeZone)
  return `${day} ${minuteText(minute)} ${timeZone}`
}
