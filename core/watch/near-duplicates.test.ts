import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldTitles, isNearDuplicate, titleWords } from './near-duplicates.ts'

const alike = (a: string, b: string) => isNearDuplicate(titleWords(a), titleWords(b))

it('takes nearly the same words for the same', () => {
  expect(alike('Bakers raise the price of bread', 'Bakers raise the price of bread again')).toBe(true)
  expect(alike('Bakers raise the price of bread', 'Bakers cut the price of cake')).toBe(false)
  expect(alike('News', 'News')).toBe(false)
  expect(alike('Weekly links', 'Weekly links')).toBe(true)
})

it('folds into what was there, and into what came before it in the same file', () => {
  const earlier = [{ id: 'old', title: 'Bakers raise the price of bread' }]
  expect(
    foldTitles(
      ['Bakers raise the price of bread!', 'A new oven opens in Leeds', 'A new oven opens in Leeds'],
      earlier,
    ),
  ).toEqual([{ id: 'old' }, null, { at: 1 }])
})

it('says the same both ways, and never folds into what is folded itself', () => {
  fc.assert(
    fc.property(fc.array(fc.lorem({ maxCount: 6 }), { maxLength: 12 }), titles => {
      const folded = foldTitles(titles, [])
      for (const into of folded) if (into && 'at' in into) expect(folded[into.at]).toBeNull()
      const [a = '', b = ''] = titles
      expect(alike(a, b)).toBe(alike(b, a))
    }),
  )
})
