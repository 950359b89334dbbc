/**
 * Pence as a founder reads them: 1900 → '£19', 1550 → '£15.50', 120000 → '£1,200', -500 → '-£5'.
 * Fractions of a penny are rounded; what is not a finite number reads as '£0'.
 */
export function formatPence(pence: number): string {
  if (!Number.isFinite(pence)) return '£0'
  const whole = Math.round(Math.abs(pence))
  const pounds = groupThousands(Math.floor(whole / 100))
  const rest = whole % 100
  const sign = pence < 0 && whole > 0 ? '-' : ''
  return `${sign}£${pounds}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

function groupThousands(value: number): string {
  return BigInt(value)
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, ',')
}

const MOST_PENCE = 100_000_000_000

/**
 * Pounds as people type them, in whole pence: '£1,200', '1200.5' and '19.99' are read, with commas only between
 * thousands. Null for what is no sum, has more than two decimals or is above a thousand million pounds.
 */
export function readPounds(text: string): number | null {
  const parts = /^£?\s?(\d{1,10}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!parts) return null
  const pence = Number(parts[1]?.replaceAll(',', '')) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
  return pence <= MOST_PENCE ? pence : null
}

/** Pence as they stand in a field: 1900 → '19', 1550 → '15.50'. */
export function poundsField(pence: number): string {
  const rest = pence % 100
  return `${Math.floor(pence / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}
