/** The largest number that is read. */
const MOST = 2_000_000_000
const UNITS: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000, b: 1_000_000_000 }
/** Longer cells are no numbers. */
const LONGEST = 30
const SPACES = /[\s\u00a0\u2009\u202f'’]/g

/**
 * A count as platforms and people write it: '1234', '1,234', '1.234', '1 234', '1.2K', '3 m'. Null for anything else,
 * also for what is negative, has decimals without a unit, or is beyond two thousand million.
 */
export function readCount(text: string): number | null {
  if (text.length > LONGEST) return null
  const parts = /^([\d.,]+)([kmb]?)$/.exec(text.replace(SPACES, '').toLowerCase())
  if (!parts) return null
  const [, digits = '', unit = ''] = parts
  const count = unit === '' ? wholeOf(digits) : Math.round((decimalOf(digits) ?? -1) * (UNITS[unit] ?? 1))
  return count !== null && count >= 0 && count <= MOST ? count : null
}

/** Digits in groups of three by one sign, or without any; '12.0' is 12. */
function wholeOf(digits: string): number | null {
  if (/^\d+(\.0+)?$/.test(digits) && !/^\d{1,3}\.000$/.test(digits)) return Number(digits)
  if (/^\d{1,3}(,\d{3})+$/.test(digits) || /^\d{1,3}(\.\d{3})+$/.test(digits))
    return Number(digits.replace(/[.,]/g, ''))
  return null
}

/** Before a unit a sign parts decimals, unless it parts thousands: '1,234.5'. */
function decimalOf(digits: string): number | null {
  const plain = /^\d{1,3}(,\d{3})+\.\d+$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}
