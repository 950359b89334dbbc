import { sanitiseText } from '../../shared/sanitise/text.ts'
import { truncateUnits } from '../../shared/text.ts'

/** Characters of a person's name that are kept. */
export const NAME_MAX = 100

/** A person's name: sanitised, on one line, cut to 100 characters. Idempotent; '' for non-strings. */
export function cleanName(input: unknown): string {
  const oneLine = sanitiseText(input).replace(/[\s\p{Cc}]+/gu, ' ')
  // Joining lines can bring a stripped word back together, hence the second look.
  return truncateUnits(sanitiseText(oneLine), NAME_MAX).trim()
}

/** The first word of a name, for greetings; '' when there is none. */
export function firstName(input: unknown): string {
  return cleanName(input).split(' ', 1)[0] ?? ''
}
