import { describe, expect, it } from 'vitest'
import brandsDev from '../fixtures/brands-dev.json' with { type: 'json' }
import { scoreContent } from '../score-content.ts'
import { readHabit } from './habit.ts'

const [yoga, , candles] = brandsDev.brands

describe('past posts', () => {
  it('say nothing while there are fewer than five', () => {
    expect(readHabit(['one', 'two', 'three', 'four'])).toBeUndefined()
    expect(readHabit(['one', 'two', 'three', 'four', ' '])).toBeUndefined()
    expect(readHabit(['one', 'two', 'three', 'four', 'five'])).toBeDefined()
  })

  it('leave values, audience and emotion as they are', () => {
    const text = yoga?.on_brand[0] ?? ''
    const foundation = yoga?.foundation ?? {}
    const plain = scoreContent(text, foundation)
    const sharpened = scoreContent(text, foundation, yoga?.on_brand)
    expect([sharpened.values, sharpened.audience, sharpened.emotion]).toEqual([
      plain.values,
      plain.audience,
      plain.emotion,
    ])
  })

  it('raise the voice of a post in the same vocabulary and manner more than of a foreign one', () => {
    const foundation = yoga?.foundation ?? {}
    const gain = (text: string) =>
      scoreContent(text, foundation, yoga?.on_brand).voice - scoreContent(text, foundation).voice
    expect(gain(yoga?.on_brand[1] ?? '')).toBeGreaterThan(gain(candles?.on_brand[1] ?? ''))
  })
})
