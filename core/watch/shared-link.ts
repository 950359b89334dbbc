import { truncateUnits } from '../shared/text.ts'
import { ITEM_LIMITS } from './item.ts'
import { readPageAddress } from './source-address.ts'

/** Of what phones and browsers share, the most that is looked at, in characters. */
const MOST = 5000

/** A link to save, as a form shows it. */
export interface SharedLink {
  readonly address: string
  readonly title: string
  readonly quote: string
}

/**
 * What a browser's bookmark or a phone's share sheet handed over. Phones put the link where they like, mostly into the text:
 * the first one found counts, and what stands beside it is the quotation.
 */
export function readSharedLink(given: {
  url: string | null
  title: string | null
  text: string | null
}): SharedLink {
  const [url, title, text] = [given.url, given.title, given.text].map(each =>
    (each ?? '').slice(0, MOST).trim(),
  )
  const [found = ''] =
    (text ?? '').match(/https?:\/\/[^\s<>"“”]+/i) ?? (title ?? '').match(/https?:\/\/[^\s<>"“”]+/i) ?? []
  const link = url && readPageAddress(url) ? url : found.replace(/[.,;:!?)\]]+$/, '')
  const without = (words: string) =>
    link === '' ? words : words.replace(link, ' ').replace(/\s+/g, ' ').trim()
  const [quote, heading] = [without(text ?? ''), without(title ?? '')]
  return {
    address: link.slice(0, ITEM_LIMITS.address),
    title: truncateUnits(heading, ITEM_LIMITS.title),
    quote: truncateUnits(quote === heading ? '' : quote, ITEM_LIMITS.summary),
  }
}
