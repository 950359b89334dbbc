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
