import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../shared/time.ts'
import { sourceHealth } from './health.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const source = { pausedAt: null, misses: 0, lastSuccessAt: NOW, createdAt: addDays(NOW, -30) }

it('is amber after three misses and red after seven days', () => {
  expect(sourceHealth(source, NOW)).toBe('well')
  expect(sourceHealth({ ...source, misses: 2 }, NOW)).toBe('well')
  expect(sourceHealth({ ...source, misses: 3 }, NOW)).toBe('amber')
  expect(sourceHealth({ ...source, misses: 1, lastSuccessAt: addDays(NOW, -7) }, NOW)).toBe('red')
  expect(sourceHealth({ ...source, misses: 1, lastSuccessAt: null }, NOW)).toBe('red')
  expect(sourceHealth({ ...source, misses: 9, pausedAt: NOW }, NOW)).toBe('paused')
})

it('never gets better with more misses', () => {
  const order = ['well', 'amber', 'red']
  fc.assert(
    fc.property(fc.nat(10), fc.nat(20), (misses, days) => {
      const at = (count: number) =>
        order.indexOf(sourceHealth({ ...source, misses: count, lastSuccessAt: addDays(NOW, -days) }, NOW))
      expect(at(misses + 1)).toBeGreaterThanOrEqual(at(misses))
    }),
  )
})
