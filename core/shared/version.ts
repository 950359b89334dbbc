import * as v from 'valibot'
import { typedText } from './sanitise/field.ts'
import { isPlainObject, readKey } from './untrusted.ts'

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

/**
 * Is what a form would save there already, word for word? Then a save on an older version is no conflict: it is the second
 * press of one, or somebody else came to the same. What cannot be compared counts as different.
 */
export function isSavedAlready(present: object, fields: object): boolean {
  return Object.entries(fields).every(([name, value]) => ordered(readKey(present, name)) === ordered(value))
}

/** As JSON, with the keys of objects in order: a database keeps them in its own. */
function ordered(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    isPlainObject(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
