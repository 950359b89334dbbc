import ICAL from 'ical.js'
import type { FreeHours } from '#core/onboarding/guide/call-slots.ts'
import { instantOf } from '#core/schedule/wall-time.ts'
import { addMs, DEFAULT_TIME_ZONE, isTimeZone } from '#core/shared/time.ts'

/** Events of a file, and repeats of one of them, that are looked at. */
const MOST = { events: 1000, repeats: 5000 } as const

/**
 * The hours between two instants that a calendar file names: each event of it is a time at which we are free. Repeats,
 * their exceptions and cancelled events are understood; days without a time are not hours. Times are those of the wall
 * clock in the zone they name, so that they stay right when clocks change. A file that is none gives no hours.
 */
export function readFreeHours(file: string, { from, to }: { from: Date; to: Date }): FreeHours[] {
  const calendar = attempt(() => new ICAL.Component(ICAL.parse(file)))
  const events = attempt(() => calendar?.getAllSubcomponents('vevent')) ?? []
  const zoneOfFile = String(attempt(() => calendar?.getFirstPropertyValue('x-wr-timezone')) ?? '')
  return events
    .slice(0, MOST.events)
    .filter(component => !component.hasProperty('recurrence-id'))
    .flatMap(component => attempt(() => [...timesOf(component, to, zoneOfFile)]) ?? [])
    .filter(({ start, end }) => end > from && start < to && start < end)
}

/** What is broken in a file, or in one event of it, is left out; the rest counts. */
function attempt<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}

function* timesOf(component: ICAL.Component, to: Date, zoneOfFile: string): Generator<FreeHours> {
  const zone = String(component.getFirstProperty('dtstart')?.getParameter('tzid') ?? zoneOfFile)
  const event = new ICAL.Event(component)
  if (!event.startDate || event.startDate.isDate) return
  if (!event.isRecurring()) {
    if (!isCancelled(event))
      yield { start: instant(event.startDate, zone), end: instant(event.endDate, zone) }
    return
  }
  const repeats = event.iterator()
  for (let count = 0; count < MOST.repeats; count += 1) {
    const next = repeats.next()
    if (!next || instant(next, zone) >= to) return
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    if (!isCancelled(item)) yield { start: instant(startDate, zone), end: instant(endDate, zone) }
  }
}

function isCancelled(event: ICAL.Event): boolean {
  return event.component.getFirstPropertyValue('status') === 'CANCELLED'
}

/** The instant of a time of a file: UTC as it says, else on the wall clock of its zone. */
function instant(time: ICAL.Time, zone: string): Date {
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toJSDate()
  const day = [time.year, time.month, time.day]
    .map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0'))
    .join('-')
  const { at } = instantOf(
    { day, minute: time.hour * 60 + time.minute },
    isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE,
  )
  return addMs(at, time.second * 1000)
}
