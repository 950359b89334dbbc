import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TRASH_DAYS, trashBegins, trashEndsAt } from './trash.ts'

it('what was deleted can be restored for 30 days', () => {
  expect(TRASH_DAYS).toBe(30)
  expect(trashEndsAt(new Date('2026-11-01T09:00:00Z'))).toEqual(new Date('2026-12-01T09:00:00Z'))
})

it('what is in the trash has not come to its end', () => {
  const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instant, instant, (removedAt, now) => {
      expect(removedAt > trashBegins(now)).toBe(trashEndsAt(removedAt) > now)
    }),
  )
})
