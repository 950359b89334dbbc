import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageOfList } from './page-of-list.ts'

describe('a page of a list', () => {
  it('is one of those that make the whole list, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 30 }), (items, size) => {
        const { pages } = pageOfList(items, { page: 1, size })
        const all = Array.from({ length: pages }, (_, at) => pageOfList(items, { page: at + 1, size }))
        expect(all.flatMap(({ rows }) => rows)).toEqual(items)
        for (const { rows, total } of all) {
          expect(rows.length).toBeLessThanOrEqual(size)
          expect(total).toBe(items.length)
        }
      }),
    )
  })

  it('is the last one past the end, and an empty one of an empty list', () => {
    expect(pageOfList(['a', 'b', 'c'], { page: 9, size: 2 })).toEqual({
      rows: ['c'],
      page: 2,
      size: 2,
      total: 3,
      pages: 2,
    })
    expect(pageOfList([], { page: 3, size: 2 })).toMatchObject({ rows: [], page: 1, pages: 1 })
  })
})
