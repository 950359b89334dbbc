import { sanitiseUrl } from './values.ts'

/** A host with a dot in it, and nothing before it: what people type for a web address. */
const BARE = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[:/?#]|$)/u

/** A web address as people type it, with or without `https://`; null for anything else. */
export function readTypedAddress(input: unknown): string | null {
  if (typeof input !== 'string') return null
  const text = input.trim()
  return sanitiseUrl(BARE.test(text) ? `https://${text}` : text)
}
