import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyDecimals, formatAmount, readAmount, readCurrency } from './amount.ts'

describe('an amount', () => {
  it.each([
    ['2879.2', 'EUR', 287920],
    ['2879.20', 'EUR', 287920],
    ['2,879.20', 'EUR', 287920],
    ['1.099,00 EUR', 'EUR', 109900],
    ['€ 1.099', 'EUR', 109900],
    ['1.099', 'KWD', 1099],
    ['0.999', 'EUR', 100],
    ['1 099,50\u00a0€', 'EUR', 109950],
    ["CHF 1'099.–", 'CHF', 109900],
    ['1.234.567,8', 'EUR', 123456780],
    ['1,234,567', 'EUR', 123456700],
    ['1,00,000.00', 'INR', 10000000],
    ['19,5', 'EUR', 1950],
    ['19.', 'EUR', 1900],
    ['19', 'JPY', 19],
    ['1,200', 'JPY', 1200],
    ['$9.99', 'USD', 999],
    [1099.005, 'EUR', 109901],
    [1.005, 'EUR', 101],
  ] as const)('%s in %s is %i', (text, currency, units) => expect(readAmount(text, currency)).toBe(units))

  it.each(['', 'free', '-5', 'from 19', '19 to 24', '19 % off', '9'.repeat(30), Number.NaN, -1, null, {}])(
    '%s is none',
    text => expect(readAmount(text, 'EUR')).toBeNull(),
  )

  it('is read as it was written, in the way of any country', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 10 }),
        fc.constantFrom('EUR', 'JPY', 'KWD'),
        fc.constantFrom('en-GB', 'de-DE', 'fr-FR', 'de-CH', 'en-IN'),
        (units, currency, language) => {
          const digits = currencyDecimals(currency)
          const text = (units / 10 ** digits).toLocaleString(language, {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          })
          expect(readAmount(text, currency)).toBe(units)
        },
      ),
    )
  })

  it('is shown without pence where there are none', () => {
    expect(formatAmount(1900, 'GBP')).toBe('£19')
    expect(formatAmount(1950, 'GBP')).toBe('£19.50')
    expect(formatAmount(1950, '')).toBe('19.50')
    expect(formatAmount(900, 'JPY')).toBe('JP¥900')
  })
})

it('a currency is its code, else a sign that stands for it alone', () => {
  expect(readCurrency('gbp')).toBe('GBP')
  expect(readCurrency('', '1.099,00 EUR')).toBe('EUR')
  expect(readCurrency('€')).toBe('EUR')
  expect(readCurrency(undefined, '£19')).toBe('GBP')
  expect(readCurrency(undefined, '$19')).toBe('')
  expect(readCurrency('pounds')).toBe('')
})
