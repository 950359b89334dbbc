import { truncateUnits } from '../text.ts'
import { stripActiveContent } from './strip.ts'

/** The most a sanitised text holds, in UTF-16 units. */
export const TEXT_LIMIT = 10_000

/**
 * Text that may be stored: without script, iframe, object and embed tags, `javascript:`, `vbscript:` and data URLs,
 * inline handlers, style attributes, `url()` and `expression()`; trimmed; at most 10 000 characters.
 * It stays plain text: nothing is escaped or decoded, `&lt;script&gt;` is left as written. Idempotent.
 * What PostgreSQL refuses (NUL, half surrogate pairs) goes too. Non-strings give `''`.
 */
export function sanitiseText(input: unknown): string {
  if (typeof input !== 'string') return ''
  const storable = input.replaceAll('\0', '').toWellFormed()
  return truncateUnits(stripActiveContent(storable).trim(), TEXT_LIMIT).trimEnd()
}
