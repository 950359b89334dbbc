import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canChangePublishing, nextScheduledPostStatus, SCHEDULED_POST_STATUSES } from './status.ts'

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
