import { expect, it } from 'vitest'
import { LoadGauge } from './load-gauge.ts'

const afterLooks = (late: readonly number[], heapShare = 0.2) => {
  const gauge = new LoadGauge()
  for (const ms of late) gauge.note(ms, heapShare)
  return gauge.isOverloaded
}

it('takes requests while it keeps up, and after one thing that took long', () => {
  expect(afterLooks([])).toBe(false)
  expect(afterLooks([3, 0, 40, 200])).toBe(false)
  expect(afterLooks([0, 9_000])).toBe(false)
  expect(afterLooks([900, 900, 900, 20, 900, 900])).toBe(false)
})

it('takes none while it falls behind again and again, and takes them at once when it is in time', () => {
  expect(afterLooks([800, 700, 1_200, 600])).toBe(true)
  expect(afterLooks([800, 700, 1_200, 600, 900])).toBe(true)
  expect(afterLooks([800, 700, 1_200, 600, 900, 30])).toBe(false)
})

it('takes none when its memory is about to run out, however quick it is', () => {
  expect(afterLooks([0], 0.9)).toBe(true)
  expect(afterLooks([0], 0.8)).toBe(false)
})
