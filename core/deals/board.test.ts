import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CARDS_OF_STAGE, cardsOfStages } from './board.ts'
import { DEAL_STAGES } from './stages.ts'

describe('cards of the board', () => {
  const counted = (deals: readonly number[]) =>
    DEAL_STAGES.map((stage, at) => ({ stage, deals: deals[at] ?? 0 }))
  const shown = (deals: readonly number[]) => {
    const most = cardsOfStages(counted(deals))
    return counted(deals).map(count => Math.min(count.deals, most(count.stage)))
  }

  it('are all of few deals, and an even share of many, half of it for what is over', () => {
    expect(shown([3, 0, 2, 1, 5, 4])).toEqual([3, 0, 2, 1, 5, 4])
    expect(shown([12, 1, 0, 0, 12, 5])).toEqual([12, 1, 0, 0, 12, 5])
    expect(shown([90, 90, 90, 90, 90, 90])).toEqual([6, 6, 6, 6, 3, 3])
    expect(shown([90, 0, 0, 0, 0, 90])).toEqual([12, 0, 0, 0, 0, 12])
  })

  it('are never more than thirty, and never more than a stage may have', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 6, maxLength: 6 }), deals => {
        const cards = shown(deals)
        expect(cards.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(30)
        for (const [at, count] of cards.entries()) {
          expect(count).toBeLessThanOrEqual(CARDS_OF_STAGE)
          expect(count).toBeGreaterThanOrEqual(Math.min(deals[at] ?? 0, 2))
        }
      }),
    )
  })
})
