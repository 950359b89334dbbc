/**
 * Reading values whose shape nobody vouches for: rows, JSON columns, form data.
 * Every reader answers with the asked type or its documented stand-in and never throws.
 */

/** An object literal (or one without a prototype): not an array, a Date, or an instance of a class. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/**
 * The value under the first of `keys` that the object itself holds with something other than null; else undefined. What
 * throws when it is read is not there.
 */
export function readKey(source: unknown, ...keys: readonly string[]): unknown {
  if (typeof source !== 'object' || source === null) return undefined
  for (const key of keys) {
    const value = ownValue(source, key)
    if (value !== undefined && value !== null) return value
  }
  return undefined
}

function ownValue(source: object, key: string): unknown {
  try {
    return Object.hasOwn(source, key) ? Reflect.get(source, key) : undefined
  } catch {
    return undefined
  }
}

/** Trimmed text; anything but a string gives `''`. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** A finite number, also out of a numeric string; else `null`. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || value.trim() === '') return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

/** A whole number of things: floored, 0 when missing, negative, not a number or infinite. */
export function readCount(value: unknown): number {
  const number = readNumber(value)
  return number === null || number < 0 ? 0 : Math.floor(number)
}

/** A number held between `low` and `high`; `null` when it is none. */
export function readBetween(value: unknown, low: number, high: number): number | null {
  const number = readNumber(value)
  return number === null ? null : Math.min(high, Math.max(low, number))
}

/** A valid instant, out of a Date, a number of milliseconds, or text that JavaScript reads as a date; else `null`. */
export function readInstant(value: unknown): Date | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value
  const ms = typeof value === 'string' && value.trim() !== '' ? Date.parse(value) : value
  if (typeof ms !== 'number') return null
  const instant = new Date(ms)
  return Number.isNaN(instant.getTime()) ? null : instant
}

/** The array itself, or an empty one. */
export function readArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Trimmed, non-empty strings of an array; anything else in it is left out, and anything but an array gives none. */
export function readTexts(value: unknown): string[] {
  const texts: string[] = []
  for (const item of readArray(value)) {
    const text = readText(item)
    if (text !== '') texts.push(text)
  }
  return texts
}
