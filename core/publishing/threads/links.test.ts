import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countThreadsLinks } from './links.ts'

it('counts the different links of a text', () => {
  expect(countThreadsLinks('No link, and http:// is none')).toBe(0)
  expect(countThreadsLinks('(https://a.example/x). Again: https://a.example/x, HTTPS://b.example!')).toBe(2)
  expect(countThreadsLinks(null)).toBe(0)
})

it('counts a link once however often and wherever it stands', () => {
  const links = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(links, fc.constantFrom(' ', '\n', '). (', ', '), (numbers, between) => {
      const written = numbers.map(number => `https://a.example/${number}`)
      expect(countThreadsLinks([...written, ...written].join(between))).toBe(written.length)
    }),
  )
})
