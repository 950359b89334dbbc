import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listQuery, readPageNumber, readSearch, SEARCH_LIMIT } from './list-address.ts'

describe('readPageNumber', () => {
  it('reads a whole number from 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), page => {
        expect(readPageNumber(new URLSearchParams({ page: String(page) }))).toBe(page)
      }),
    )
  })

  it.each(['', '0', '-1', '1.5', '1e3', 'two', '999999999999'])('takes %j as the first page', page => {
    expect(readPageNumber(new URLSearchParams({ page }))).toBe(1)
  })

  it('stops at 10 000', () => {
    expect(readPageNumber(new URLSearchParams({ page: '99999' }))).toBe(10_000)
  })
})

describe('readSearch', () => {
  it('gives text that a database can take, whatever the address says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), q => {
        const search = readSearch(new URLSearchParams({ q }))
        expect(search.length).toBeLessThanOrEqual(SEARCH_LIMIT)
        expect(search).not.toContain('\0')
        expect(search.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('listQuery', () => {
  it('keeps what says something and drops the rest', () => {
    expect(listQuery({ q: 'tea & cake', kind: null, page: 1 })).toBe('?q=tea+%26+cake')
    expect(listQuery({ q: '', kind: 'proof', page: 2 })).toBe('?kind=proof&page=2')
    expect(listQuery({})).toBe('')
  })
})
