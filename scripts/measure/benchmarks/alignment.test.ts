import { describe, expect, it, vi } from 'vitest'
import { DIMENSIONS } from '#core/brand/alignment/types.ts'
import { readBrands } from './alignment/brands.ts'
import { literalTable } from './alignment/fooling/literal.ts'
import { foolingTable } from './alignment/fooling/table.ts'
import { scoreSet } from './alignment/report.ts'
import { buildTable } from './alignment/table.ts'

// Thousands of scorings each: two seconds alone, more on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

describe('the content score on the brands it is tuned against', () => {
  const { pairs, means } = buildTable(scoreSet(readBrands('dev')))

  it('puts a brand’s own posts above other brands’ posts, overall and in each dimension', () => {
    expect(pairs.other.overall).toBeGreaterThanOrEqual(0.95)
    for (const dimension of DIMENSIONS) expect(pairs.other[dimension]).toBeGreaterThanOrEqual(0.9)
  })

  it('puts them above the same subject in the wrong voice, values or audience', () => {
    expect(pairs.off.overall).toBeGreaterThanOrEqual(0.95)
  })

  it('puts them above generic marketing posts', () => {
    expect(pairs.generic.overall).toBeGreaterThanOrEqual(0.97)
  })

  it('gives own posts a mean of 72 or more and generic posts 50 or less', () => {
    expect(means.own.overall).toBeGreaterThanOrEqual(72)
    expect(means.generic.overall).toBeLessThanOrEqual(50)
  })
})

describe('the content score on brands it was never tuned against', () => {
  const { pairs, means } = buildTable(scoreSet(readBrands('heldout')))

  it('still keeps the goals, with a little room for chance', () => {
    expect(pairs.other.overall).toBeGreaterThanOrEqual(0.94)
    for (const dimension of DIMENSIONS) expect(pairs.other[dimension]).toBeGreaterThanOrEqual(0.8)
    expect(pairs.off.overall).toBeGreaterThanOrEqual(0.92)
    expect(pairs.generic.overall).toBeGreaterThanOrEqual(0.96)
    expect(means.own.overall).toBeGreaterThanOrEqual(70)
    expect(means.generic.overall).toBeLessThanOrEqual(50)
  })
})

describe('the content score on brands written in fragments, in lists and in the third person', () => {
  const unusual = readBrands('unseen')
  const { pairs, means } = buildTable(scoreSet(unusual))

  it('still tells own posts from all others, though it knows less of such brands', () => {
    expect(unusual.brands.length).toBeGreaterThanOrEqual(6)
    expect(pairs.other.overall).toBeGreaterThanOrEqual(0.92)
    for (const dimension of DIMENSIONS) expect(pairs.other[dimension]).toBeGreaterThanOrEqual(0.75)
    expect(pairs.off.overall).toBeGreaterThanOrEqual(0.92)
    expect(pairs.generic.overall).toBeGreaterThanOrEqual(0.96)
    expect(means.own.overall).toBeGreaterThanOrEqual(68)
    expect(means.generic.overall).toBeLessThanOrEqual(50)
  })

  it('is fooled no more than by others', () => {
    const { allFakes } = foolingTable(unusual)
    expect(allFakes.below).toBeGreaterThanOrEqual(0.95)
    expect(allFakes.mean).toBeLessThanOrEqual(52)
    const all = literalTable(unusual).at(-1)
    expect(all?.mean).toBeLessThanOrEqual(0.2)
    expect(all?.above).toBeLessThanOrEqual(0.02)
  })
})

describe('the content score against those who would fool it', () => {
  const table = foolingTable(readBrands('heldout'))

  it('puts own posts above texts that only use the brand’s words', () => {
    expect(table.fakes.length).toBeGreaterThanOrEqual(10)
    expect(table.allFakes.below).toBeGreaterThanOrEqual(0.95)
    expect(table.allFakes.mean).toBeLessThanOrEqual(52)
    // No single way comes through, even where all together hold.
    for (const { way, mean } of table.fakes) expect(mean, way).toBeLessThanOrEqual(62)
  })

  it('gives next to nothing for a suggestion’s own words in a sentence that says nothing', () => {
    const rows = literalTable(readBrands('heldout'))
    expect(rows.length).toBeGreaterThanOrEqual(7)
    for (const { frame, mean, tries } of rows) {
      expect(tries, frame).toBeGreaterThan(200)
      expect(mean, frame).toBeLessThanOrEqual(0.4)
    }
    const all = rows.at(-1)
    expect(all?.mean).toBeLessThanOrEqual(0.2)
    expect(all?.above).toBeLessThanOrEqual(0.01)
    expect(all?.most).toBeLessThanOrEqual(9)
  })

  it('stays where it is when a post is only dressed otherwise', () => {
    expect(table.shakes.length).toBeGreaterThanOrEqual(10)
    for (const { way, mean, most } of table.shakes) {
      expect(mean, way).toBeLessThanOrEqual(2)
      expect(most, way).toBeLessThanOrEqual(6)
    }
  })
})
