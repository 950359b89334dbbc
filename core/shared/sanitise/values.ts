import { truncateUnits } from '../text.ts'
import { sanitiseText } from './text.ts'

/** An absolute http or https address without credentials, as browsers write it; anything else `null`. */
export function sanitiseUrl(input: unknown): string | null {
  if (typeof input !== 'string') return null
  const trimmed = input.trim()
  if (!URL.canParse(trimmed)) return null
  const url = new URL(trimmed)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  if (url.username !== '' || url.password !== '') return null
  return url.href
}

/** Letters, digits, dot, underscore and hyphen, at most 255; never '', '.' or '..': those give `file`. */
export function sanitiseFilename(input: unknown): string {
  if (typeof input !== 'string') return 'file'
  const name = input.replace(/[^A-Za-z0-9._-]+/g, '').slice(0, 255)
  return name === '' || name === '.' || name === '..' ? 'file' : name
}

/** Trimmed, lower-cased, at most 254 characters; non-strings give `''`. It is not checked to be an address. */
export function sanitiseEmail(input: unknown): string {
  if (typeof input !== 'string') return ''
  return truncateUnits(input.trim().toLowerCase(), 254).trim()
}

/** A finite number of at least 0, also read from a numeric string; else 0. */
export function sanitiseNumber(input: unknown): number {
  const number = typeof input === 'string' && input.trim() !== '' ? Number(input) : input
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : 0
}

/** The strings of an array, each sanitised as text, empty ones dropped; no array gives `[]`. */
export function sanitiseStringArray(input: unknown): string[] {
  if (!Array.isArray(input)) return []
  return input.map(sanitiseText).filter(text => text !== '')
}

/** Letters and digits only, at most 20. */
export function sanitiseReferralCode(input: unknown): string {
  if (typeof input !== 'string') return ''
  return input.replace(/[^A-Za-z0-9]+/g, '').slice(0, 20)
}
