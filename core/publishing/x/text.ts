import { decodeEntities } from '../html-entities.ts'

/** An address that X shortened in a post's text. */
export interface ShortenedAddress {
  /** As it stands in the text. */
  readonly url: string
  readonly expanded: string
  /** Whether it leads to the post's own picture, which readers see instead of it. */
  readonly isMedia: boolean
}

/** The text that a reader sees in a post as X's API gives it: addresses whole, those of its own pictures gone. */
export function readXText(text: string, addresses: readonly ShortenedAddress[]): string {
  const known = new Map(addresses.map(address => [address.url, address.isMedia ? '' : address.expanded]))
  const whole = text.replace(/https:\/\/t\.co\/\w+/g, url => known.get(url) ?? url)
  return decodeEntities(whole).trim()
}

/**
 * A text as X shows it, so that what was approved and what is published can be compared: an address loses what X adds to
 * it or takes away, spaces and empty lines that are folded on the way are folded here too.
 */
export function normaliseXText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map(line => line.split(/\s+/u).filter(Boolean).map(bareAddress).join(' '))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function bareAddress(word: string): string {
  const bare = word.replace(/^https?:\/\//i, '')
  return bare.endsWith('/') ? bare.slice(0, -1) : bare
}
