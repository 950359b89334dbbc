import { readFormat } from '../../posts/formats.ts'
import { LENGTH_BANDS } from '../../posts/lengths.ts'
import { OPENINGS } from '../../posts/openings.ts'
import type { PostStart } from '../../posts/start.ts'
import type { QuietHours } from '../../schedule/quiet-hours.ts'
import { nextFreeSlot } from '../../schedule/slots.ts'
import { minuteText, wallTimeOf } from '../../schedule/wall-time.ts'
import { STORY_KINDS } from '../../stories/kinds.ts'
import { HOUR_BANDS, type PostGroup } from './groups.ts'

/** The calendar as far as a free time is looked for in it. */
export interface Calendar {
  readonly taken: readonly Date[]
  readonly quiet: QuietHours | null
  readonly now: Date
  readonly timeZone: string
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
/** The hour that stands for the band before 8am. */
const EARLY_HOUR = 7

/**
 * What the next post is asked to be so that it belongs to the group. A weekday and an hour become the next free time on
 * them, at `usualHour` where only the day counts; nothing is asked where the calendar has no such time.
 */
export function nextPost(
  { dimension, key }: PostGroup,
  { calendar, usualHour }: { calendar: Calendar; usualHour: number },
): Partial<PostStart> {
  switch (dimension) {
    case 'kind':
      return { kind: STORY_KINDS.find(kind => kind === key) ?? null }
    case 'pillar':
      return { pillarId: key }
    case 'length':
      return { length: LENGTH_BANDS.find(band => band.key === key) ?? null }
    case 'opening':
      return { opening: OPENINGS.find(opening => opening === key) ?? null }
    case 'format':
      return { format: readFormat(key) || null }
    case 'weekday':
      return whenFree(calendar, { weekdays: [Number(key)], hour: usualHour })
    case 'hour': {
      const band = HOUR_BANDS.find(({ from }) => String(from) === key)
      return whenFree(calendar, { weekdays: EVERY_DAY, hour: band?.from || EARLY_HOUR })
    }
  }
}

function whenFree(
  calendar: Calendar,
  { weekdays, hour }: { weekdays: readonly number[]; hour: number },
): Partial<PostStart> {
  const slots = weekdays.map(weekday => ({ weekday, minuteOfDay: hour * 60, platform: '' }))
  const at = nextFreeSlot({ ...calendar, slots, platform: '' })
  if (!at) return {}
  const { day, minute } = wallTimeOf(at, calendar.timeZone)
  return { when: { day, time: minuteText(minute) } }
}
