import * as v from 'valibot'
import { typedText } from './sanitise/field.ts'

/** The version of a row that a form was opened on; anything that is no version is 0, which no row ever has. */
export function versionField() {
  return v.optional(
    v.pipe(
      typedText(),
      v.transform((text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)),
    ),
    '',
  )
}
