import * as v from 'valibot'
import { textField, typedText } from '../shared/sanitise/field.ts'
import { readScopes } from './scopes.ts'
import { TOKEN_DAYS, type TokenDays, USUAL_TOKEN_DAYS } from './token.ts'

export const TOKEN_MESSAGES = {
  name: 'Enter a name, such as the program that will use it',
  days: 'Choose how long it lasts',
} as const

export const TOKEN_NAME_MOST = 80

/** Making a token: what it is called, what it may do and for how long. */
export const tokenFormSchema = v.object({
  name: textField({ required: TOKEN_MESSAGES.name, most: TOKEN_NAME_MOST }),
  scopes: v.pipe(
    v.optional(v.array(v.string()), []),
    v.transform((words: string[]) => readScopes(words)),
  ),
  days: v.optional(
    v.pipe(
      typedText(),
      v.transform((text: string) => (text === '' ? USUAL_TOKEN_DAYS : Number(text))),
      v.picklist(TOKEN_DAYS, TOKEN_MESSAGES.days),
      v.transform((days): TokenDays => days),
    ),
    '',
  ),
  key: v.optional(v.string()),
})

export type TokenForm = Omit<v.InferOutput<typeof tokenFormSchema>, 'key'>
