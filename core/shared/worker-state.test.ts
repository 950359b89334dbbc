import fc from 'fast-check'
import { expect, it } from 'vitest'
import { workerState } from './worker-state.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute))

it('is working only when measured in the last five minutes', () => {
  expect(workerState({ measuredAt: at(5), waitingSince: null }, at(10))).toBe('working')
  expect(workerState({ measuredAt: at(5), waitingSince: null }, at(11))).toBe('unknown')
  expect(workerState(null, at(0))).toBe('unknown')
})

it('is behind when something waited longer than five minutes', () => {
  expect(workerState({ measuredAt: at(10), waitingSince: at(5) }, at(10))).toBe('working')
  expect(workerState({ measuredAt: at(10), waitingSince: at(4) }, at(12))).toBe('behind')
})

it('is never working on an old measurement', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 6, max: 5000 }),
      fc.option(fc.date({ noInvalidDate: true })),
      (minutes, waitingSince) => {
        expect(workerState({ measuredAt: at(0), waitingSince }, at(minutes))).toBe('unknown')
      },
    ),
  )
})
