/** A price: whole minor units of a currency, such as pence. `high` is above `low` where it is a range. */
export interface Price {
  readonly low: number
  readonly high: number
  /** Three letters of ISO 4217; '' where the page does not say. */
  readonly currency: string
}

/** Currencies without minor units, and those with a thousand of them (ISO 4217). */
const NONE = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '))
const THREE = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))
/** Signs that stand for one currency alone; a dollar and a yen sign do not. */
const SIGNS: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', '₹': 'INR', '₩': 'KRW', '₫': 'VND' }
/** The largest price that is read, in minor units. */
const MOST = 1e14

/** What may stand beside a number: signs, a code, what some countries say for one, and the dash that means no pence. */
const BESIDE = /^(?:[\s\p{Sc}–—-]|[A-Z]{2,3}|kr\.?|Kč|zł|Fr\.|Rs\.?)*$/u

/** How many decimals a currency has; 2 for one that we do not know. */
export function currencyDecimals(currency: string): 0 | 2 | 3 {
  return NONE.has(currency) ? 0 : THREE.has(currency) ? 3 : 2
}

/** The currency of a code or a price's sign, in capitals; '' for none. */
export function readCurrency(code: unknown, price: unknown = ''): string {
  const text = typeof code === 'string' ? code.trim().toUpperCase() : ''
  if (/^[A-Z]{3}$/.test(text)) return text
  const near = typeof price === 'string' ? price.slice(0, 40) : ''
  const letters = near.match(/(?:^|[\s\d])([A-Z]{3})(?:$|[\s\d])/)?.[1]
  if (letters) return letters
  const sign = Object.keys(SIGNS).find(each => text === each || near.includes(each))
  return sign ? (SIGNS[sign] ?? '') : ''
}

/**
 * A number as shops write it, in whole minor units: `2879.2`, `2,879.20`, `1.099,00 EUR`, `1 099,50 €`, `1’099.–`. One
 * separator before exactly three figures parts thousands, unless the currency has three decimals or the number begins with
 * a zero. Null for what is no single price, is negative or is above 10^14.
 */
export function readAmount(value: unknown, currency: string): number | null {
  const decimals = currencyDecimals(currency)
  if (typeof value === 'number') return inMinorUnits(value, decimals)
  if (typeof value !== 'string' || value.length > 60) return null
  const numbers = value.match(/[-−]?\d[\d.,\s'’\u00a0\u202f]*/g) ?? []
  const [number] = numbers
  if (numbers.length !== 1 || number === undefined || /^[-−]/.test(number)) return null
  // Beside the number only the currency may stand: its sign, its code, and the dash that some write for no pence.
  if (!BESIDE.test(value.replace(number, ' '))) return null
  const figures = number.replace(/[\s'’\u00a0\u202f]/g, '').replace(/[.,]+$/, '')
  const last = Math.max(figures.lastIndexOf('.'), figures.lastIndexOf(','))
  if (last < 0) return inMinorUnits(Number(figures), decimals)
  const mark = figures[last] ?? ''
  const after = figures.length - last - 1
  const isOnly = !/[.,]/.test(figures.slice(0, last))
  const isRepeated = figures.indexOf(mark) !== last
  const partsThousands = isOnly && after === 3 && decimals !== 3 && !/^0/.test(figures)
  const bare = (text: string) => text.replace(/[.,]/g, '')
  if (isRepeated || partsThousands) return inMinorUnits(Number(bare(figures)), decimals)
  return inMinorUnits(Number(`${bare(figures.slice(0, last))}.${figures.slice(last + 1)}`), decimals)
}

function inMinorUnits(value: number, decimals: number): number | null {
  const units = Math.round(Number((value * 10 ** decimals).toFixed(4)))
  return Number.isFinite(units) && units >= 0 && units <= MOST ? units : null
}

/** An amount as people read it: '£19', '£19.50', 'US$1,200', '¥900'; without a currency the bare number. */
export function formatAmount(amount: number, currency: string): string {
  const decimals = currencyDecimals(currency)
  const value = amount / 10 ** decimals
  const digits = Number.isInteger(value) ? 0 : decimals
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return currency === ''
    ? value.toLocaleString('en-GB', options)
    : value.toLocaleString('en-GB', { ...options, style: 'currency', currency })
}

/** A price as people read it; a range is '£19 to £49'. */
export function formatPrice({ low, high, currency }: Price): string {
  return low === high
    ? formatAmount(low, currency)
    : `${formatAmount(low, currency)} to ${formatAmount(high, currency)}`
}

/** Are two prices the same? */
export function isSamePrice(a: Price, b: Price): boolean {
  return a.low === b.low && a.high === b.high && a.currency === b.currency
}
