import type { Price } from './amount.ts'
import { readHtml } from './read-html.ts'
import { readPrice } from './read-price.ts'
import { readSentences } from './sentences.ts'

/** A page as it is compared with itself. */
export interface PageText {
  readonly title: string
  readonly sentences: readonly string[]
  readonly price: Price | null
}

/** What a page says and what it asks; linear in its length. */
export function readPage(html: string): PageText {
  const page = readHtml(html)
  return { title: page.title, sentences: readSentences(page.blocks), price: readPrice(page) }
}
