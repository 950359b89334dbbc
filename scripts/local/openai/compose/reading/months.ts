const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

/** A month of the calendar; `month` is 1 to 12. */
export interface CalendarMonth {
  readonly year: number
  readonly month: number
}

/** 'January 2027'. */
export function monthText({ year, month }: CalendarMonth): string {
  const name = MONTHS[month - 1] ?? ''
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`
}

/** 'YYYY-MM', with which its days begin. */
export function monthKey({ year, month }: CalendarMonth): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

/** The month some months later or earlier. */
export function monthLater({ year, month }: CalendarMonth, months: number): CalendarMonth {
  const at = year * 12 + month - 1 + months
  return { year: Math.floor(at / 12), month: (at % 12) + 1 }
}

/** How many days it has. */
export function daysIn({ year, month }: CalendarMonth): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/**
 * The month that a question means, seen from `today` (YYYY-MM-DD): the next one of that name when it looks ahead, the last
 * one when it looks back; a year beside the name decides. Null when it names none.
 */
export function monthIn(question: string, today: string, looks: 'ahead' | 'back'): CalendarMonth | null {
  const lowered = question.toLowerCase()
  const now = { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) }
  if (/\b(last|previous|past) month\b/.test(lowered)) return monthLater(now, -1)
  if (/\bnext month\b/.test(lowered)) return monthLater(now, 1)
  if (/\bthis month\b/.test(lowered)) return now
  const month = namedMonth(lowered)
  if (month === null) return null
  const year = /\b(20\d\d)\b/.exec(lowered)?.[1]
  if (year !== undefined) return { year: Number(year), month }
  if (looks === 'ahead') return { year: month < now.month ? now.year + 1 : now.year, month }
  return { year: month > now.month ? now.year - 1 : now.year, month }
}

/** March, May and short names are words too: they count after a preposition or before a year only. */
function namedMonth(lowered: string): number | null {
  for (const [n, name] of MONTHS.entries()) {
    const isPlain = name.length > 5 && new RegExp(`\\b${name}\\b`).test(lowered)
    const after = `(?:in|for|during|of|by|this|next|last|early|late|mid)[- ]+`
    if (
      isPlain ||
      new RegExp(`\\b${after}(?:${name}|${name.slice(0, 3)})\\b|\\b${name} 20\\d\\d\\b`).test(lowered)
    )
      return n + 1
  }
  return null
}
