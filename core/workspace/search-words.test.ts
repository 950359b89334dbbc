import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyWordQuery, isWebSearch, searchWords } from './search-words.ts'

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
      ['example', true],
      ['test', true],
    ],
  ],
  ['Seán', [['sean', true]]],
  [' ’“” ', []],
])('the words of %j, which may go on', (search, words) =>
  expect(searchWords(search)).toEqual(words.map(([word, isBeginning]) => ({ word, isBeginning }))),
)

it('looks for at most eight words, the last as a beginning, and for the same ones with and without accents', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), search => {
      const words = searchWords(search)
      expect(words.length).toBeLessThanOrEqual(8)
      expect(words.at(-1)?.isBeginning ?? true).toBe(true)
      expect(searchWords(search.normalize('NFD').replace(/\p{M}/gu, ''))).toEqual(words)
    }),
  )
})

it('takes quotes, a minus and "or" for a web search, and nothing else', () => {
  expect(['"the kiln"', 'kiln -market', 'kiln or bowl'].map(isWebSearch)).toEqual([true, true, true])
  expect(['kiln', 'hand-thrown', 'orchard'].map(isWebSearch)).toEqual([false, false, false])
})
