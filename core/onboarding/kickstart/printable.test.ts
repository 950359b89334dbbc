import fc from 'fast-check'
import { expect, it } from 'vitest'
import { printableText } from './printable.ts'

it('keeps the letters of Latin languages', () => {
  for (const text of [
    'Zażółć gęślą jaźń',
    'Ștefan și Țara',
    'Øresund & Łódź',
    'Crème brûlée – £5',
    'Ő, Ű, ĳ',
  ])
    expect(printableText(text)).toEqual({ text, isWhole: true })
})

it('brings others near, leaves pictures out, and says when a letter is lost', () => {
  expect(printableText('Nguyễn ﬁrst 🎉 done')).toEqual({
    text: 'Nguyên first done'.replace('ê', 'e'),
    isWhole: true,
  })
  expect(printableText('Привет')).toEqual({ text: '??????', isWhole: false })
})

it('is settled after one go', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const once = printableText(text).text
      expect(printableText(once)).toEqual({ text: once, isWhole: true })
    }),
  )
})
