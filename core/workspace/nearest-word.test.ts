import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearestWord, slipsOf } from './nearest-word.ts'

const KNOWN = ['hedgehog', 'kettle', 'kiln', 'market', 'potter', 'pottery']

it.each([
  ['hegdehog', 'hedgehog'],
  ['hedghog', 'hedgehog'],
  ['ketle', 'kettle'],
  ['kettel', 'kettle'],
  ['kilm', 'kiln'],
  ['kettle', null],
  ['kin', null],
  ['zebra', null],
])('%j was meant as %j', (word, meant) => expect(nearestWord(word, KNOWN)).toBe(meant))

const word = fc.string({ unit: fc.constantFrom(...'abcdehgo'), minLength: 4, maxLength: 12 })

it('finds a word again whatever one letter of it was changed, dropped, doubled or swapped', () => {
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('change', 'drop', 'double', 'swap'), (meant, at, slip) => {
      const place = at % (meant.length - 1)
      const [before, letter, next, after] = [
        meant.slice(0, place),
        meant[place] ?? '',
        meant[place + 1] ?? '',
        meant.slice(place + 2),
      ]
      const typed = {
        change: `${before}z${next}${after}`,
        drop: before + next + after,
        double: before + letter + letter + next + after,
        swap: before + next + letter + after,
      }[slip]
      fc.pre(typed !== meant && slipsOf(typed) > 0)
      expect(nearestWord(typed, [meant])).toBe(meant)
    }),
  )
})
