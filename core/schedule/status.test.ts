import fc from 'fast-check'
import { expect, it } from 'vitest'
import { POST_EVENTS, POST_STATUS_LABELS } from '../posts/status.ts'
import {
  canChangePublishing,
  nextScheduledPostStatus,
  SCHEDULED_POST_LABELS,
  SCHEDULED_POST_STATUSES,
} from './status.ts'

it('lets the way of publishing be changed until something is frozen or over', () => {
  const changeable = SCHEDULED_POST_STATUSES.filter(status => canChangePublishing(status, false))
  expect(changeable).toEqual(['scheduled', 'due', 'failed', 'missed', 'held'])
  fc.assert(
    fc.property(fc.constantFrom(...SCHEDULED_POST_STATUSES), status => {
      expect(canChangePublishing(status, true)).toBe(false)
      // What can be changed can still come to be published.
      if (canChangePublishing(status, false))
        expect(
          [
            nextScheduledPostStatus(status, 'schedule'),
            nextScheduledPostStatus(status, 'resume'),
            nextScheduledPostStatus(status, 'start_sending'),
          ].some(next => next !== null),
        ).toBe(true)
    }),
  )
})

it('an idea and what was taken out know one way on each, and a change of the text leaves the state', () => {
  const after = (status: (typeof SCHEDULED_POST_STATUSES)[number]) =>
    POST_EVENTS.flatMap(event => {
      const next = nextScheduledPostStatus(status, event)
      return next === null ? [] : [`${event} → ${next}`]
    }).sort()
  expect(after('cancelled')).toEqual(['schedule → scheduled'])
  expect(after('idea')).toEqual(['schedule → scheduled', 'unschedule → cancelled'])
  for (const status of ['scheduled', 'due', 'held', 'missed', 'failed'] as const)
    expect(nextScheduledPostStatus(status, 'edit')).toBe(status)
})

it('has words of its own for what a post is in the planner', () => {
  expect(SCHEDULED_POST_LABELS).toMatchObject({
    scheduled: 'Scheduled',
    due: 'Due now',
    cancelled: 'Removed',
    held: POST_STATUS_LABELS.held,
    missed: POST_STATUS_LABELS.missed,
  })
})
