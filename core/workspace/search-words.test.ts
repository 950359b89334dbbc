import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyWordQuery, prefixQuery, searchWords } from './search-words.ts'

it.each([
  ['Write a post about my wobbly tables', 'wobbly:* | tables:*'],
  ['What should I post today?', null],
  ['best post', null],
  ['Mrs Patel’s chair & (drop)', 'mrs | patel:* | chair:* | drop'],
  ['', null],
  ['tables tables TABLES', 'tables:*'],
])('a question finds what it is about: %j', (text, query) => expect(anyWordQuery(text)).toBe(query))

it('is always a query that PostgreSQL reads: words, at most sixteen, or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const query = anyWordQuery(text)
      if (query !== null) expect(query).toMatch(/^[\p{L}\p{N}]+(?::\*)?(?: \| [\p{L}\p{N}]+(?::\*)?){0,15}$/u)
    }),
  )
})

it.each([
  [
    'Jo Bla',
    [
      ['jo', false],
      ['bla', true],
    ],
  ],
  [
    'jo@example.test',
    [
      ['jo', false],
      ['example', false],
      ['test', true],
    ],
  ],
  [' ’“” ', []],
])('the words of %j, of which the last may go on', (search, words) =>
  expect(searchWords(search)).toEqual(words.map(([word, isBeginning]) => ({ word, isBeginning }))),
)

it('looks for at most eight words, the last as a beginning, and for the same ones however it looks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), search => {
      const words = searchWords(search)
      expect(words.length).toBeLessThanOrEqual(8)
      expect(words.map(({ isBeginning }) => isBeginning)).toEqual(words.map((_, n) => n === words.length - 1))
      expect(prefixQuery(search)).toBe(
        words.length === 0 ? null : `${words.map(({ word }) => word).join(' & ')}:*`,
      )
    }),
  )
})
