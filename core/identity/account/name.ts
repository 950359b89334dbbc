import { sanitiseText } from '../../shared/sanitise/text.ts'
import { isBlank, truncateUnits } from '../../shared/text.ts'

/** Characters of a person's name that are kept. */
export const NAME_MAX = 100

/** A person's name: sanitised, on one line, cut to 100 characters. Idempotent; '' where there is nothing to see. */
export function cleanName(input: unknown): string {
  const oneLine = sanitiseText(input).replace(/[\s\p{Cc}]+/gu, ' ')
  // Joining lines can bring a stripped word back together, hence the second look.
  const name = truncateUnits(sanitiseText(oneLine), NAME_MAX).trim()
  return isBlank(name) ? '' : name
}

/** The first word of a name, for greetings; '' when there is none. */
export function firstName(input: unknown): string {
  return (
    cleanName(input)
      .split(' ')
      .find(word => !isBlank(word)) ?? ''
  )
}
