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
