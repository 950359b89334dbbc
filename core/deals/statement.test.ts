import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStatement } from './statement.ts'

const sums = (rows: string[][]) =>
  readStatement(rows)?.lines.map(({ day, pence, references }) => [day, pence, ...references])

describe('a statement', () => {
  it('of a bank is read below what stands above its headings, money in alone', () => {
    const found = readStatement([
      ['Account name', 'Jo Blake'],
      ['Date', 'Type', 'Description', 'Paid out', 'Paid in', 'Balance'],
      ['20/11/2026', 'FPI', 'J BLAKE BH7K2M', '', '£1,200.00', '£3,000.00'],
      ['20 Nov 2026', 'DD', 'Rent BH-7K2M', '900.00', '', '2,100.00'],
      ['1-Nov-26', 'FPI', 'Somebody', '', '5', ''],
      ['31/02/2026', 'FPI', 'No such day', '', '5.00', ''],
      ['11/20/2026', 'FPI', 'Month first', '', '5.00', ''],
      ['20/11/2026', 'FPI', 'No sum', '', '1.200,00', ''],
    ])
    expect(found?.lines).toMatchObject([
      { day: '2026-11-20', pence: 120_000, text: 'FPI · J BLAKE BH7K2M', references: ['BH-7K2M'] },
      { day: '2026-11-01', pence: 500, text: 'FPI · Somebody', references: [] },
    ])
    expect(found).toMatchObject({ out: 1, unread: 3, unpaid: 0, foreign: 0 })
  })

  it('of Stripe counts what was paid in pounds, less what was given back, each payment once', () => {
    const stripe = [
      ['id', 'Created date (UTC)', 'Amount', 'Amount Refunded', 'Currency', 'Description', 'Status'],
      ['ch_1', '2026-11-20 09:30:01', '1200.00', '0.00', 'gbp', 'BH-7K2M', 'Paid'],
      ['ch_1', '2026-11-20 09:30:01', '1200.00', '0.00', 'gbp', 'BH-7K2M', 'Paid'],
      ['ch_2', '2026-11-20 09:30', '100.00', '40.00', 'gbp', 'BH-7K2M', 'Partially refunded'],
      ['ch_3', '2026-11-20', '100.00', '100.00', 'gbp', 'BH-7K2M', 'Refunded'],
      ['ch_4', '2026-11-20', '100.00', '0', 'gbp', 'BH-7K2M', 'Failed'],
      ['ch_5', '2026-11-20', '100.00', '0', 'usd', 'BH-7K2M', 'Paid'],
    ]
    expect(sums(stripe)).toEqual([
      ['2026-11-20', 120_000, 'BH-7K2M'],
      ['2026-11-20', 6_000, 'BH-7K2M'],
    ])
    expect(readStatement(stripe)).toMatchObject({ out: 0, unpaid: 2, foreign: 1 })
  })

  it('takes minus signs and brackets for money that went out', () => {
    const rows = ['-5.00', '(5.00)', '£-5', '−5', '0', '+5.00'].map(sum => ['2026-11-20', sum, ''])
    expect(sums([['Date', 'Amount', 'Memo'], ...rows])).toEqual([['2026-11-20', 500]])
    expect(readStatement([['Name', 'Amount']])).toBeNull()
    expect(readStatement([])).toBeNull()
  })

  it('knows a line again in every file that has it, and equal lines of a day apart', () => {
    const line = fc.tuple(
      fc.constantFrom('2026-11-19', '2026-11-20'),
      fc.integer({ min: 1, max: 3 }).map(String),
      fc.constantFrom('BH-7K2M', 'Jo'),
    )
    const headings = ['Date', 'Amount', 'Reference']
    const identities = (rows: readonly string[][]) =>
      readStatement([headings, ...rows])?.lines.map(({ identity }) => identity) ?? []
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.nat(12), (rows, at) => {
        const all = identities(rows)
        expect(new Set(all).size).toBe(rows.length)
        const part = identities(rows.slice(0, at))
        expect(all.slice(0, part.length)).toEqual(part)
        expect(new Set(identities(rows.toReversed()))).toEqual(new Set(all))
      }),
    )
  })

  it('never throws and never finds a sum that is not above nothing', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('2026-11-20', '5.00', '-1', 'BH-7K2M'))
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 8 }), rows => {
        const found = readStatement([['Date', 'Amount', 'Memo', 'Status'], ...rows])
        for (const { pence, day } of found?.lines ?? []) {
          expect(pence).toBeGreaterThan(0)
          expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        }
      }),
    )
  })
})
