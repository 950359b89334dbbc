import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeCell } from './csv.ts'

it('puts an apostrophe before what a spreadsheet would run', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r', ' =', '\n@', '＝'])
    expect(safeCell(`${start}1+1`)).toBe(`'${start}1+1`)
  expect(safeCell('\0=1')).toBe("'=1")
  expect(safeCell('Plain, with a = in it')).toBe('Plain, with a = in it')
  expect(safeCell("\0'")).toBe("''")
  expect([safeCell(null), safeCell(undefined), safeCell(7)]).toEqual(['', '', '7'])
})

it('never leaves a dangerous beginning, keeps the rest, and is done after one time', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\0', ' ', '\r'), fc.string())
      .map(parts => parts.join('')),
  )
  fc.assert(
    fc.property(text, cell => {
      const safe = safeCell(cell)
      expect(safe).not.toMatch(/^\s*[=+\-@]/)
      expect(safe).not.toContain('\0')
      const kept = cell.replaceAll('\0', '')
      expect([kept, `'${kept}`]).toContain(safe)
      expect(safeCell(safe)).toBe(safe)
    }),
  )
})
