import { viewDays } from '#core/schedule/days.ts'
import type { CalendarView, ScheduledPostOfDayView } from './schedule-views.ts'

type Slip = ScheduledPostOfDayView
type Rare = 'link' | 'picture' | 'isOfSeries'

/**
 * The posts of a calendar as columns: a month has sixty, and each in an object of its own was a third of what the page is sent.
 */
interface Slips {
  readonly ids: readonly string[]
  readonly titles: readonly string[]
  readonly platforms: readonly string[]
  readonly statuses: readonly Slip['status'][]
  /** The number of each one's day among those of the view, and its minute: `0:540 0:600 1:540`. */
  readonly times: string
  readonly scores: readonly (number | string | null)[]
  /** What few have, by the number of the post. */
  readonly rare: Readonly<Record<number, Pick<Slip, Rare>>>
}

/** A calendar as its page is sent it; the days of a view follow from it. */
export interface ShortCalendar extends Omit<CalendarView, 'days' | 'items' | 'more'> {
  readonly slips: Slips
  /** How many more each day of the view has than are shown. */
  readonly rest: readonly number[]
}

/** What is sent of a calendar. */
export function shortCalendar({ days, items, more, ...calendar }: CalendarView): ShortCalendar {
  return {
    ...calendar,
    slips: {
      ids: items.map(({ id }) => id),
      titles: items.map(({ title }) => title),
      platforms: items.map(({ platform }) => platform),
      statuses: items.map(({ status }) => status),
      times: items.map(({ day, minute }) => `${days.indexOf(day)}:${minute}`).join(' '),
      scores: items.map(({ score }) => score ?? null),
      rare: Object.fromEntries(
        items.flatMap((item, at) => {
          const rare = rareOf(item)
          return Object.keys(rare).length > 0 ? [[at, rare]] : []
        }),
      ),
    },
    rest: days.map(day => more[day] ?? 0),
  }
}

/** The calendar that was sent. */
export function wholeCalendar({ slips, rest, ...calendar }: ShortCalendar): CalendarView {
  const days = viewDays(calendar.view, calendar.day)
  const times = slips.times.split(' ').map(time => time.split(':').map(Number))
  return {
    ...calendar,
    days,
    items: slips.ids.map((id, at) => {
      const [day = 0, minute = 0] = times[at] ?? []
      const score = slips.scores[at] ?? null
      return {
        ...{ id, day: days[day] ?? '', minute, title: slips.titles[at] ?? '' },
        ...{ platform: slips.platforms[at] ?? '', status: slips.statuses[at] ?? 'scheduled' },
        ...(score === null ? {} : { score }),
        ...slips.rare[at],
      }
    }),
    more: Object.fromEntries(days.flatMap((day, at) => (rest[at] ? [[day, rest[at]]] : []))),
  }
}

function rareOf({ link, picture, isOfSeries }: Slip): Pick<Slip, Rare> {
  return { ...(link ? { link } : {}), ...(picture ? { picture } : {}), ...(isOfSeries ? { isOfSeries } : {}) }
}
