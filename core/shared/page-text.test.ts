import { expect, it } from 'vitest'
import { pageText } from './page-text.ts'

it('says which rows a page has, the last one no more than there are', () => {
  expect(pageText({ page: 1, size: 15, total: 50 })).toBe('1 to 15 of 50')
  expect(pageText({ page: 4, size: 15, total: 50 })).toBe('46 to 50 of 50')
  expect(pageText({ page: 1, size: 15, total: 0 })).toBe('0')
})
