import { type DayOrder, readDay } from '../../analytics/networks/read-day.ts'
import { instantOf } from '../../schedule/wall-time.ts'

const ISO = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s?(?:Z|UTC|[+-]\d{2}:?\d{2})$/i
const CLOCK = /(?:^|[^\d:])(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap])?\.?m?\.?/i

interface Reading {
  readonly order: DayOrder
  readonly today: string
  /** Whose clock a time without a zone is by: an IANA name. */
  readonly timeZone: string
}

/**
 * The instant of a date as programs write it, in milliseconds: with a zone as it says, without one by the given clock, and
 * at noon where there is no time. Null for what is no date.
 */
export function readTime(cell: string, { order, today, timeZone }: Reading): number | null {
  const text = cell.trim()
  if (text.length > 60) return null
  if (ISO.test(text)) {
    const at = Date.parse(
      text
        .replace(' ', 'T')
        .replace(/\s?UTC$/i, 'Z')
        .replace(/\s/g, ''),
    )
    return Number.isNaN(at) ? null : at
  }
  const day = readDay(text, { order, today })
  if (day === null) return null
  const { minute, second } = clockOf(text.replace(/T(?=\d)/, ' '))
  return instantOf({ day, minute }, timeZone).at.getTime() + second * 1000
}

function clockOf(text: string): { minute: number; second: number } {
  const [, hours = '', minutes = '', seconds = '', half = ''] = CLOCK.exec(text) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return { minute: 720, second: 0 }
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return { minute: hour * 60 + Number(minutes), second: Math.min(59, Number(seconds)) }
}
