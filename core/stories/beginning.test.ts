import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storyBeginning } from './beginning.ts'

test('a short body stands as it is, and one that its title says already is left out', () => {
  expect(storyBeginning({ title: 'The kiln', body: ' It failed.\nTwice. ' })).toBe('It failed.\nTwice.')
  expect(storyBeginning({ title: 'It failed, twice', body: 'It failed – twice!' })).toBe('')
  expect(storyBeginning({ title: 'The kiln', body: ' … ' })).toBe('')
})

test('a long one ends after a word, and says that there is more', () => {
  const shown = storyBeginning({ title: 'Calls', body: 'It began with a phone call. '.repeat(30) })
  expect(shown).toMatch(/ [a-z]+\.?…$/i)
  expect(shown.length).toBeLessThanOrEqual(321)
  expect(shown.length).toBeGreaterThan(300)
})

test('whatever was written, a list never gets more than its three lines hold, and nothing that was not written', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 900, unit: 'grapheme' }), fc.string(), (body, title) => {
      const shown = storyBeginning({ title, body })
      expect(shown.length).toBeLessThanOrEqual(321)
      expect(body.startsWith(shown.replace(/…$/, ''), body.length - body.trimStart().length)).toBe(true)
    }),
  )
})
