import ical, { ICalCalendarMethod } from 'ical-generator'
import { callEnd } from '#core/onboarding/guide/call-slots.ts'

/** A calendar file with one call. Its time is written as an instant, which every calendar shows on the reader's own clock. */
export function writeCallIcs(call: { id: string; startsAt: Date; url: string; stamp: Date }): string {
  const calendar = ical({ prodId: '//Brandhearth//Onboarding//EN', method: ICalCalendarMethod.PUBLISH })
  calendar.createEvent({
    id: `${call.id}@brandhearth`,
    start: call.startsAt,
    end: callEnd(call.startsAt),
    stamp: call.stamp,
    summary: 'Onboarding call with Brandhearth',
    url: call.url,
  })
  return calendar.toString()
}
