import fc from 'fast-check'
import { expect, it } from 'vitest'
import { endingTagsStart } from './ending-tags.ts'

it.each([
  ['Bread #one #two', ' #one #two'],
  ['Bread.\n\n#one\n#two_2 ', '\n\n#one\n#two_2 '],
  ['#one #two', '#one #two'],
  ['Bread #one#two', ' #one#two'],
  ['Brot #Größe #हिन्दी', ' #Größe #हिन्दी'],
  ['Bread #one then', ''],
  ['Bread #one.', ''],
  ['Bread # ', ''],
  ['#', ''],
  ['Bread ', ''],
  ['', ''],
  // What follows in an address or a word is part of it.
  ['Read https://example.com/letters#march', ''],
  ['Read https://example.com/letters#march #one', ' #one'],
  ['We write F#sharp', ''],
])('%j ends with the hashtags %j', (text, tags) => {
  expect(text.slice(endingTagsStart(text))).toBe(tags)
})

it('takes nothing but hashtags and white space', () => {
  const pieces = fc.array(fc.constantFrom('a', '#a', '#', ' ', '\n', '.', 'é'), { maxLength: 12 })
  fc.assert(
    fc.property(pieces, parts => {
      const text = parts.join('')
      const tags = text.slice(endingTagsStart(text))
      expect(tags).toMatch(/^(?:\s*(?:#[aé]+)+)*\s*$/u)
      expect(endingTagsStart(text.slice(0, endingTagsStart(text)))).toBe(endingTagsStart(text))
    }),
  )
})
