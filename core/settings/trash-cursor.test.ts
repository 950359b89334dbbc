import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readTrashCursor, writeTrashCursor } from './trash-cursor.ts'

it('the end of a page is read as it was written', () => {
  const removedAt = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.record({ removedAt, id: fc.uuid() }), cursor => {
      expect(readTrashCursor(writeTrashCursor(cursor))).toEqual(cursor)
    }),
  )
})

it('nothing else is one', () => {
  for (const text of [
    '',
    'x',
    '2026-13-45T99:99:99.999Z_00000000-0000-4000-8000-000000000000',
    '_'.repeat(9999),
  ])
    expect(readTrashCursor(text)).toBeNull()
  fc.assert(
    fc.property(fc.string(), text => {
      expect(readTrashCursor(text)).toBeNull()
    }),
  )
})
