import * as v from 'valibot'
import { isBlank } from '../text.ts'
import { sanitiseText, TEXT_LIMIT } from './text.ts'

/**
 * The schema of one sanitised text field. A missing field counts as empty, so its message is the required one.
 * `required` is the message when nothing is left; without it the field may be empty.
 * `most` is the number of characters allowed (at most 10 000), said in a message rather than cut off.
 */
export function textField({ required, most = TEXT_LIMIT }: { required?: string; most?: number } = {}) {
  return v.optional(
    v.pipe(
      v.string(),
      v.maxLength(most, `Please keep this to ${most.toLocaleString('en-GB')} characters`),
      v.transform((text: string) => sanitiseText(text)),
      v.check(text => required === undefined || !isBlank(text), required ?? ''),
    ),
    '',
  )
}
