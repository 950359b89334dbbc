import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findReferences, referencesFrom } from './reference.ts'
import {
  chanceAfterMove,
  DEAL_STAGES,
  isDealStage,
  isOpenStage,
  leadsOn,
  usualChance,
  weightedPence,
} from './stages.ts'

const stage = fc.constantFrom(...DEAL_STAGES)
const chance = fc.integer({ min: 0, max: 100 })

describe('the stages of a deal', () => {
  it('takes the usual chance along, keeps one that was chosen, and knows its ends', () => {
    expect(chanceAfterMove('new', 'proposal', 10)).toBe(60)
    expect(chanceAfterMove('new', 'proposal', 75)).toBe(75)
    expect(chanceAfterMove('proposal', 'won', 75)).toBe(100)
    expect(chanceAfterMove('proposal', 'lost', 75)).toBe(0)
    expect(chanceAfterMove('won', 'conversation', 100)).toBe(40)
    expect(chanceAfterMove('lost', 'new', 0)).toBe(10)
  })

  it('is certain where won, none where lost, and within 0 to 100 everywhere', () => {
    fc.assert(
      fc.property(stage, stage, chance, (from, to, before) => {
        const after = chanceAfterMove(from, to, before)
        expect(after).toBeGreaterThanOrEqual(0)
        expect(after).toBeLessThanOrEqual(100)
        if (from !== to && !isOpenStage(to)) expect(after).toBe(usualChance(to))
        if (from === to) expect(after).toBe(before)
      }),
    )
  })

  it('leads on in one direction only, and never from an end', () => {
    fc.assert(
      fc.property(stage, stage, (from, to) => {
        expect(leadsOn(from, to) && leadsOn(to, from)).toBe(false)
        if (!isOpenStage(from) || from === to) expect(leadsOn(from, to)).toBe(false)
      }),
    )
    expect(leadsOn('new', 'proposal')).toBe(true)
    expect(leadsOn('proposal', 'won')).toBe(true)
    expect(leadsOn('won', 'lost')).toBe(false)
  })

  it('takes nothing else for a stage', () => {
    fc.assert(
      fc.property(fc.anything(), thing => {
        expect(isDealStage(thing)).toBe(DEAL_STAGES.some(each => each === thing))
      }),
    )
  })

  it('counts an open deal by its chance, in whole pence', () => {
    expect(weightedPence(120_000, 25)).toBe(30_000)
    expect(weightedPence(99, 50)).toBe(50)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), chance, (value, percent) => {
        const weighted = weightedPence(value, percent)
        expect(Number.isInteger(weighted) && weighted >= 0 && weighted <= value).toBe(true)
      }),
    )
  })
})

describe('the reference of a deal', () => {
  const bytes = fc.uint8Array({ minLength: 4, maxLength: 4 })
  const made = bytes.map(four => referencesFrom(four)[0] ?? '')

  it('is readable, and found again however a bank writes it', () => {
    expect(referencesFrom(new Uint8Array([0, 1, 2, 27, 28, 55, 200, 255]))).toEqual(['BH-234Z', 'BH-2Z65'])
    expect(findReferences('FASTER PAYMENT BH-7K2M J BLAKE')).toEqual(['BH-7K2M'])
    expect(findReferences('bh7k2m')).toEqual(['BH-7K2M'])
    expect(findReferences('Ref: bh 7K2M / BH-7K2M')).toEqual(['BH-7K2M'])
    expect(findReferences('BH-7K2M and BH-9XYZ')).toEqual(['BH-7K2M', 'BH-9XYZ'])
    expect(findReferences('ABH-7K2M BH-7K2MM BH-7O2M BH')).toEqual([])
    fc.assert(
      fc.property(
        made,
        fc.constantFrom('-', '', ' ', '_', ' -'),
        fc.boolean(),
        fc.string({ maxLength: 20 }),
        (reference, between, isLower, noise) => {
          const written = reference.replace('-', between)
          const line = `${noise.replace(/[a-z0-9]/gi, '')} ${isLower ? written.toLowerCase() : written}.`
          expect(findReferences(line)).toEqual([reference])
        },
      ),
    )
  })

  it('finds nothing but references, and nothing twice, in whatever a line holds', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const found = findReferences(text)
        expect(new Set(found).size).toBe(found.length)
        for (const reference of found) expect(findReferences(reference)).toEqual([reference])
      }),
    )
  })
})
