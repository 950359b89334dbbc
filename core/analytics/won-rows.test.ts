import { expect, it } from 'vitest'
import { type PoundsGroup, poundsOf } from '../deals/pounds.ts'
import { wonRows } from './won-rows.ts'

/** What stories won, the first most, and what belongs to none; the table has room for `room` of them. */
function won(stories: number, none = 20, room = 50) {
  const deal = (key: string | null, pence: number): PoundsGroup => ({
    ...{ firstKey: key, lastKey: key && 'story 1', toldKey: null },
    ...{ deals: 1, pence },
  })
  const pounds = poundsOf([
    ...Array.from({ length: stories }, (_, at) => deal(`story ${at + 1}`, 1000 - at)),
    ...(none > 0 ? [deal(null, none)] : []),
  ])
  const rows = pounds.rows.slice(0, room).map(row => ({ ...row, name: row.key.toUpperCase() }))
  return { pounds, drawn: wonRows(rows, pounds) }
}

it('draws what won anything, and what belongs to none', () => {
  expect(won(1).drawn).toEqual({
    rows: [
      ['STORY 1', 1000, 1000],
      [null, 20, 20],
    ],
    others: 0,
    othersPence: [0, 0],
  })
})

it('draws eight of them by name, and never one row for one other', () => {
  const { rows, others } = won(8).drawn
  expect(rows).toHaveLength(9)
  expect(others).toBe(0)
  expect(won(9).drawn).toMatchObject({ others: 2 })
})

it('adds the others up, those that the table has no room for, too, so that each touch is all the money', () => {
  for (const room of [50, 20]) {
    const { pounds, drawn } = won(80, 20, room)
    expect(drawn.rows).toHaveLength(8)
    expect(drawn.rows.at(-1)?.[0]).toBeNull()
    expect(drawn.others).toBe(73)
    for (const side of [1, 2] as const)
      expect(drawn.rows.reduce((sum, row) => sum + row[side], drawn.othersPence[side - 1] ?? 0)).toBe(
        pounds.total.pence,
      )
  }
})
