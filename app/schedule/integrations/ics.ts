import ical, { ICalCalendarMethod } from 'ical-generator'

export interface IcsEvent {
  readonly id: string
  readonly at: Date
  readonly summary: string
  readonly url: string
}

const MINUTES = 15

/** A calendar file. Times are written as instants (UTC), which every calendar shows on the reader's own clock. */
export function writeIcs({ name, events }: { name: string; events: readonly IcsEvent[] }): string {
  const calendar = ical({ name, prodId: '//Brandhearth//Planner//EN', method: ICalCalendarMethod.PUBLISH })
  for (const { id, at, summary, url } of events) {
    calendar.createEvent({
      id: `${id}@brandhearth`,
      start: at,
      end: new Date(at.getTime() + MINUTES * 60_000),
      stamp: at,
      summary,
      url,
    })
  }
  return calendar.toString()
}
