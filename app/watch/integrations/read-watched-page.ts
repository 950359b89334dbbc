import { type PageText, readPage } from '#core/watch/page/read-page.ts'
import { decodeBytes } from './decode-bytes.ts'

/** What a watched address gave: a page to compare, or nothing that people read. */
export type ReadWatchedPage =
  | { readonly kind: 'text'; readonly page: PageText }
  | { readonly kind: 'not_a_page' }

/** Reads a page for comparing it with itself. Runs in a thread. */
export function readWatchedPage(bytes: Uint8Array, contentType: string): ReadWatchedPage {
  const isHtml = /^\s*(?:text\/html|application\/xhtml\+xml)/i.test(contentType)
  const text = decodeBytes(bytes, contentType)
  if (!isHtml && !/<(?:!doctype html|html|head|body)[\s>]/i.test(text.slice(0, 2000)))
    return { kind: 'not_a_page' }
  const page = readPage(text)
  // Pages that scripts put together say nothing until they run, which we never let them.
  return page.sentences.length === 0 && page.price === null ? { kind: 'not_a_page' } : { kind: 'text', page }
}
