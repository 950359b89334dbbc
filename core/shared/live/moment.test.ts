import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMoment } from './moment.ts'

describe('a moment of the database', () => {
  it('is what PostgreSQL writes of its snapshots', () => {
    for (const text of ['1:1:', '731:731:', '10:20:10,14,15', '10:20:12,12', '3:9223372036854775807:5'])
      expect(isMoment(text), text).toBe(true)
  })

  it('is nothing that PostgreSQL refuses', () => {
    const hostile = [
      '',
      '1',
      '1:2',
      '0:0:',
      '2:1:',
      '10:20:9',
      '10:20:20',
      '10:20:15,14',
      '1:2:,',
      '1:2:1,',
      '-1:2:',
      '1:2:1 ',
    ]
    for (const text of [
      ...hostile,
      '１:２:',
      '1:2:1\n',
      `1:${'9'.repeat(20)}:`,
      "1:1:'; select",
      '1:2:1'.padEnd(2_001, ',1'),
    ])
      expect(isMoment(text), text.slice(0, 40)).toBe(false)
  })

  it('holds for any numbers in order, and for none out of it', () => {
    const xids = fc.uniqueArray(fc.bigInt({ min: 1n, max: 2n ** 62n }), { minLength: 2, maxLength: 20 })
    fc.assert(
      fc.property(xids, drawn => {
        const numbers = drawn.toSorted((a, b) => (a < b ? -1 : 1))
        const [first, next] = [numbers[0], numbers.at(-1)]
        const open = numbers.slice(0, -1)
        expect(isMoment(`${first}:${next}:${open}`)).toBe(true)
        expect(isMoment(`${next}:${first}:`)).toBe(false)
        expect(isMoment(`${first}:${next}:${[...open, next]}`)).toBe(false)
        if (open.length > 1) expect(isMoment(`${first}:${next}:${open.toReversed()}`)).toBe(false)
      }),
    )
  })
})
