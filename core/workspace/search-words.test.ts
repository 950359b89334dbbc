import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyWordQuery } from './search-words.ts'

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
