import * as v from 'valibot'
import { textField, typedText } from '../shared/sanitise/field.ts'
import { versionField } from '../shared/version.ts'
import { readFormat } from './formats.ts'
import { BODY_LIMIT, PLATFORM_IDS, type PlatformId, readPlatform } from './platforms/platforms.ts'
import { type PostVariants, readVariants } from './variants.ts'

/** Longest parts of a post, in characters. */
export const POST_LIMITS = {
  title: 200,
  body: BODY_LIMIT,
  goal: 200,
  offer: 200,
  pillarId: 36,
  campaignId: 36,
} as const

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

/**
 * The editor's form: a body of at most 10 000 characters and a platform; everything else may stay empty. What a post
 * says is listed here alone: `text.ts` reads, compares and names these fields.
 */
export const postSchema = v.object({
  title: textField({ most: POST_LIMITS.title }),
  body: textField({ required: POST_MESSAGES.bodyRequired, most: POST_LIMITS.body }),
  platform: platformField,
  goal: textField({ most: POST_LIMITS.goal }),
  format: v.optional(
    v.pipe(
      typedText(),
      v.transform((word: string) => readFormat(word)),
    ),
    '',
  ),
  pillarId: chosenField(),
  campaignId: chosenField(),
  offer: textField({ most: POST_LIMITS.offer }),
  variants: v.optional(
    v.pipe(
      v.object(variantEntries),
      v.transform((typed): PostVariants => readVariants(typed)),
    ),
    {},
  ),
})

/** What a post says. Ids are `''` where nothing is chosen. */
export type PostText = Readonly<v.InferOutput<typeof postSchema>>

/** The posted editor: with the version that was read (0 for a new post) and the key that makes a double press count once. */
export const postFormSchema = v.object({
  ...postSchema.entries,
  version: versionField(),
  idempotencyKey: textField({ most: 100 }),
})
