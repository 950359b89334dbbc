import { expect, it } from 'vitest'
import { tallyWrites } from './tally.ts'

it('what was acknowledged and is not there is lost', () => {
  expect(tallyWrites(['a', 'b', 'c'], ['a'])).toEqual({ lost: 2, doubled: 0 })
})

it('what is there twice is doubled once, acknowledged or not', () => {
  expect(tallyWrites(['a'], ['a', 'a', 'a', 'b', 'b'])).toEqual({ lost: 0, doubled: 2 })
})

it('what was never acknowledged may be there or not', () => {
  expect(tallyWrites(['a'], ['a', 'b'])).toEqual({ lost: 0, doubled: 0 })
})
