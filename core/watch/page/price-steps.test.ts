import { describe, expect, it } from 'vitest'
import { priceSteps } from './price-steps.ts'

const price = (day: number, low: number, high = low, currency = 'GBP') => ({
  low,
  high,
  currency,
  foundAt: new Date(Date.UTC(2026, 10, day)),
})

describe('prices as steps', () => {
  it('go from the first to today, from nought to the highest', () => {
    const steps = priceSteps([price(1, 50), price(6, 100)], new Date(Date.UTC(2026, 10, 11)))
    expect(steps).toMatchObject({ high: 'M0,50H50V0H100', isRange: false, bottom: 0, top: 100 })
    expect(steps.band).toBe('M0,50H50V0H100V100H0Z')
  })

  it('are a band where they are a range, in the last currency only', () => {
    const steps = priceSteps(
      [price(1, 900, 900, 'EUR'), price(3, 50, 100), price(8, 25, 100)],
      new Date(Date.UTC(2026, 10, 13)),
    )
    expect(steps.low).toBe('M0,50H50V75H100')
    expect(steps.band).toBe('M0,0H50V0H100V75H50V50H0Z')
  })

  it('are nothing without a price', () => {
    expect(priceSteps([], new Date(0))).toMatchObject({ high: '', band: '' })
  })
})
