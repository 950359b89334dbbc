import { expect, it } from 'vitest'
import { scoredHearth, toldHearth } from './heights.ts'

const score = { voice: 80, values: 70, audience: 60, emotion: 100 }

it('a measured brand burns as high as its scores', () => {
  expect(scoredHearth({ ...score, dataSource: 'content' })).toEqual({
    voice: 0.8,
    values: 0.7,
    audience: 0.6,
    emotion: 1,
  })
})

it('nothing measured are embers, whatever stands in the place of a score', () => {
  expect(scoredHearth({ ...score, dataSource: 'fallback' })).toEqual({
    voice: 0,
    values: 0,
    audience: 0,
    emotion: 0,
  })
})

it('each answer lifts its own tongue and no other', () => {
  const open = { heart: '', values: [], voice: null, client: '' }
  const before = toldHearth(open)
  const told = [
    ['voice', { voice: { key: 'warm' } }],
    ['values', { values: ['care'] }],
    ['audience', { client: 'Bakers' }],
    ['emotion', { heart: 'Bread that takes its time' }],
  ] as const
  for (const [dimension, answer] of told) {
    const after = toldHearth({ ...open, ...answer })
    expect(after[dimension]).toBeGreaterThan(before[dimension])
    expect({ ...after, [dimension]: 0 }).toEqual({ ...before, [dimension]: 0 })
  }
  expect(toldHearth({ ...open, values: ['a', 'b', 'c', 'd', 'e'] }).values).toBe(
    toldHearth({ ...open, values: ['a', 'b', 'c'] }).values,
  )
})
