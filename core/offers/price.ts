import { formatPence } from '../shared/money.ts'

/** Whether a price holds VAT: none is charged, it is part of the price, or it comes on top. */
export const VAT_MODES = ['none', 'included', 'added'] as const
export type VatMode = (typeof VAT_MODES)[number]

export const VAT_MODE_LABELS: Readonly<Record<VatMode, string>> = {
  none: 'No VAT',
  included: 'The price includes VAT',
  added: 'VAT is added to the price',
}

/** The standard rate in the United Kingdom, per cent. */
const VAT_PERCENT = 20

export interface Price {
  /** Whole pence; null where it is agreed with each customer. */
  readonly pricePence: number | null
  /** 'a month', 'for six sessions'; '' for once. */
  readonly priceUnit: string
  readonly vatMode: VatMode
}

/** What a customer pays in all, in whole pence, VAT at the standard rate rounded to the penny; null where it is agreed. */
export function pricePenceInAll({ pricePence, vatMode }: Omit<Price, 'priceUnit'>): number | null {
  if (pricePence === null || vatMode !== 'added') return pricePence
  return pricePence + Math.round((pricePence * VAT_PERCENT) / 100)
}

/**
 * A price as a customer reads it: '£120 including VAT', '£120 a month plus VAT (£144 in all)', '£120, no VAT'. Without a
 * price 'Price on request', for nothing 'Free'.
 */
export function priceText(price: Price): string {
  const { pricePence, vatMode } = price
  if (pricePence === null) return 'Price on request'
  if (pricePence === 0) return 'Free'
  const unit = price.priceUnit.trim()
  const sum = [formatPence(pricePence), unit].filter(part => part !== '').join(' ')
  switch (vatMode) {
    case 'none':
      return `${sum}, no VAT`
    case 'included':
      return `${sum} including VAT`
    case 'added':
      return `${sum} plus VAT (${formatPence(pricePenceInAll(price) ?? 0)} in all)`
  }
}
