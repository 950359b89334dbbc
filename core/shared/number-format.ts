/**
 * What writes numbers in British English. Building one costs a hundred times what using it does, so each is made at its first use
 * and kept with its `options`, which are a constant.
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
