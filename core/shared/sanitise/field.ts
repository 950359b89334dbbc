import * as v from 'valibot'
import { numberText } from '../number-text.ts'
import { isBlank } from '../text.ts'
import { sanitiseText, TEXT_LIMIT } from './text.ts'
import { hasWebAddress, WEB_ADDRESS_MESSAGE } from './web-address.ts'

/**
 * What was typed into one field of a form, as it was typed; '' for an empty or absent one. The start of a pipe.
 * Form parsers hand an empty field over as `undefined`, also when it was given as a default, hence two stand-ins.
 */
export function typedText() {
  return v.pipe(
    v.optional(v.string()),
    v.transform(text => text ?? ''),
  )
}

/**
 * The schema of one sanitised text field. A missing field counts as empty, so its message is the required one; so does one
 * in which there is nothing to see.
 * `required` is the message when nothing is left; without it the field may be empty.
 * `most` is the number of characters allowed (at most 10 000), said in a message rather than cut off.
 */
export function textField({ required, most = TEXT_LIMIT }: { required?: string; most?: number } = {}) {
  return v.optional(
    v.pipe(
      typedText(),
      v.maxLength(most, `Please keep this to ${numberText(most)} characters`),
      v.transform((text: string) => sanitiseText(text)),
      v.transform((text: string) => (isBlank(text) ? '' : text)),
      v.check(text => required === undefined || text !== '', required ?? ''),
    ),
    '',
  )
}

/**
 * As `textField`, for the name of a person or a business. A web address in it is refused: names stand in mails, and whoever
 * could put a link into one could send it to anybody in our name.
 */
export function nameField(options: { required?: string; most?: number } = {}) {
  return v.pipe(
    textField(options),
    v.check(name => !hasWebAddress(name), WEB_ADDRESS_MESSAGE),
  )
}
