import { truncateUnits } from '../../shared/text.ts'

/** Putting a founder's own words into our sentences without breaking either. */

/** Longest quotation in a prompt, in UTF-16 units; enough for a sentence, short enough to read at a glance. */
const QUOTE_LENGTH = 90
/** A quotation is taken out of the first of the text; what lies further behind cannot be in it. */
const READ_LENGTH = 1000

/** White space, quotation marks and runs of punctuation brought in order; marks at either end dropped. */
function tidy(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/["“”„«»]/g, '')
    .replace(/\s+([.,;:!?…])/g, '$1')
    .replace(/([.,;:!?…])[.,;:!?…]+/g, '$1')
    .replace(/^[\s.,;:!?…–—-]+|[\s.,;:!?…–—-]+$/g, '')
}

/** The first sentence, or as many whole words as fit, then an ellipsis. */
function shorten(text: string): string {
  const sentence = text.match(/^.{12,}?[.!?](?=\s)/u)?.[0] ?? text
  const clean = tidy(sentence)
  if (clean.length <= QUOTE_LENGTH) return clean
  const cut = clean.slice(0, QUOTE_LENGTH + 1)
  const space = cut.lastIndexOf(' ')
  const words = space > 0 ? cut.slice(0, space) : Array.from(cut).slice(0, -1).join('')
  return `${tidy(words)}…`
}

/** The founder's words in quotation marks, at most about a line; `''` when there is nothing to quote. */
export function quote(text: string | undefined): string {
  const words = shorten(truncateUnits(text ?? '', READ_LENGTH).trim())
  return words === '' ? '' : `“${words}”`
}
