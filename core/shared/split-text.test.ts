import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitText } from './split-text.ts'

it('ends parts where a line ends, and loses nothing', () => {
  expect(splitText('one\ntwo\nthree\n', 9)).toEqual(['one\ntwo\n', 'three\n'])
  expect(splitText('one\ntwo', 7)).toEqual(['one\ntwo'])
  expect(splitText('', 7)).toEqual([])
})

it('cuts a line that is longer than a part, between characters', () => {
  expect(splitText('abcdefgh', 3)).toEqual(['abc', 'def', 'gh'])
  expect(splitText('ab🍞cd', 3)).toEqual(['ab', '🍞c', 'd'])
})

it('comes to an end whatever it is asked for', () => {
  for (const most of [0, 1, 2, -5]) expect(splitText('😀'.repeat(3), most)).toEqual(['😀', '😀', '😀'])
})

it('loses nothing of any text, and no part is longer than it may be', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '\n', '🍞') }),
      fc.integer({ min: 2, max: 9 }),
      (text, most) => {
        const parts = splitText(text, most)
        expect(parts.join('')).toBe(text)
        for (const part of parts) {
          expect(part.length).toBeLessThanOrEqual(most)
          expect(part.isWellFormed()).toBe(true)
        }
      },
    ),
  )
})
