/**
 * A number in British English: '12,345', '0.5', at most three decimals. Whole ones are written here: the platform's own way takes a
 * phone fifty milliseconds the first time.
 */
export function numberText(value: number): string {
  if (!Number.isSafeInteger(value)) return numberFormat().format(value)
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/**
 * What writes other numbers in British English. Building one costs a hundred times what using it does, so each is made at its first
 * use and kept with its `options`, which are a constant.
 */
export function numberFormat(options: Intl.NumberFormatOptions = USUAL): Intl.NumberFormat {
  const existing = formats.get(options)
  if (existing) return existing
  const format = new Intl.NumberFormat('en-GB', options)
  formats.set(options, format)
  return format
}

const USUAL: Intl.NumberFormatOptions = {}
const formats = new WeakMap<Intl.NumberFormatOptions, Intl.NumberFormat>()
