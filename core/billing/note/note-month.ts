import { calendarDay, calendarMonthBounds } from '../../shared/time.ts'

/** Months that a billing note can be read for: this one and those before. */
export const NOTE_MONTHS = 24

/** A month of a billing note: '2026-11', with its first instant and that of the next month. */
export interface NoteMonth {
  readonly key: string
  readonly start: Date
  readonly end: Date
}

/** The months a note can be read for by somebody's clock, this one first. */
export function noteMonths(now: Date, timeZone: string): readonly NoteMonth[] {
  const { year, month } = calendarDay(now, timeZone)
  return Array.from({ length: NOTE_MONTHS }, (_, back) => {
    const middle = new Date(Date.UTC(year, month - 1 - back, 15))
    const key = middle.toISOString().slice(0, 7)
    return { key, ...calendarMonthBounds(middle, timeZone) }
  })
}

/** The month that an address asks for; this one unless it names another that there is a note for. */
export function readNoteMonth(wanted: string | null, now: Date, timeZone: string): NoteMonth {
  const months = noteMonths(now, timeZone)
  const [thisOne] = months
  if (!thisOne) throw new Error('There is always this month')
  return months.find(({ key }) => key === wanted) ?? thisOne
}
