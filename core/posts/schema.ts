import * as v from 'valibot'
import { textField, typedText } from '../shared/sanitise/field.ts'
import { versionField } from '../shared/version.ts'
import { readFormat } from './formats.ts'
import { BODY_LIMIT, PLATFORM_IDS, type PlatformId, readPlatform } from './platforms/platforms.ts'
import { type PostVariants, readVariants } from './variants.ts'

export const POST_TITLE_LIMIT = 200
export const POST_GOAL_LIMIT = 200
export const POST_OFFER_LIMIT = 200

export const POST_MESSAGES = {
  bodyRequired: 'Enter some text',
  platformRequired: 'Choose a platform',
} as const

/** A platform by id or name, as its id. */
export const platformField = v.optional(
  v.pipe(
    typedText(),
    v.check(name => readPlatform(name) !== null, POST_MESSAGES.platformRequired),
    v.transform((name: string): PlatformId => readPlatform(name) ?? 'blog'),
  ),
  '',
)

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The id of a chosen row; `''` when nothing was chosen or it is no id. */
function chosenField() {
  return v.optional(
    v.pipe(
      typedText(),
      v.transform((id: string) => (UUID.test(id) ? id.toLowerCase() : '')),
    ),
    '',
  )
}

const variantEntries = Object.fromEntries(
  PLATFORM_IDS.map(id => [id, textField({ most: BODY_LIMIT })]),
) as Record<PlatformId, ReturnType<typeof textField>>

/** The editor's form: a body of at most 10 000 characters and a platform; everything else may stay empty. */
export const postSchema = v.object({
  title: textField({ most: POST_TITLE_LIMIT }),
  body: textField({ required: POST_MESSAGES.bodyRequired, most: BODY_LIMIT }),
  platform: platformField,
  goal: textField({ most: POST_GOAL_LIMIT }),
  format: v.optional(
    v.pipe(
      typedText(),
      v.transform((word: string) => readFormat(word)),
    ),
    '',
  ),
  pillarId: chosenField(),
  campaignId: chosenField(),
  offer: textField({ most: POST_OFFER_LIMIT }),
  variants: v.optional(
    v.pipe(
      v.object(variantEntries),
      v.transform((typed): PostVariants => readVariants(typed)),
    ),
    {},
  ),
})

export type PostInput = v.InferOutput<typeof postSchema>

/** The posted editor: with the version that was read (0 for a new post) and the key that makes a double press count once. */
export const postFormSchema = v.object({
  ...postSchema.entries,
  version: versionField(),
  idempotencyKey: textField({ most: 100 }),
})

export type PostForm = v.InferOutput<typeof postFormSchema>
